import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct DisplayPassTests {
  @Test("R20: drawing runs top-down, only in views that asked")
  func drawingRunsTopDown() {
    let fixture = ViewFixture()
    fixture.child.setNeedsDisplay()
    fixture.parent.setNeedsDisplay()
    #expect(fixture.frame() == ["parent.draw", "child.draw"])
    fixture.child.setNeedsDisplay()
    #expect(fixture.frame() == ["child.draw"])
  }

  @Test("R5, R20: drawing that asks for other drawing repeats it in the frame, and nothing else")
  func drawingRepeatsUntilNothingAsks() {
    let fixture = ViewFixture()
    var isFirst = true
    fixture.child.onDraw = { [parent = fixture.parent] in
      if isFirst { parent.setNeedsDisplay() }
      isFirst = false
    }
    fixture.child.setNeedsDisplay()
    let before = fixture.window.work
    #expect(fixture.frame() == ["child.draw", "parent.draw"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 2)
    #expect(fixture.frame() == [])
  }

  @Test func aViewWithoutContentHasNothingToDraw() {
    let fixture = ViewFixture()
    let plain = UIView(frame: .zero)
    fixture.parent.addSubview(plain)
    fixture.window.runFrame()
    let before = fixture.window.work
    plain.setNeedsDisplay()
    #expect(fixture.window.work == before)
  }

  @Test("R1: what is shown follows when a frame has drawn it")
  func theDigestTellsWhatIsShown() {
    let fixture = ViewFixture()
    let label = UILabel()
    fixture.parent.addSubview(label)
    fixture.window.runFrame()
    let empty = fixture.window.displayDigest()
    label.text = "shown"
    #expect(fixture.window.displayDigest() == empty, "Not drawn yet.")
    fixture.window.runFrame()
    let shown = fixture.window.displayDigest()
    #expect(shown != empty)
    label.frame.origin.x += 1
    #expect(fixture.window.displayDigest() != shown)
    label.frame.origin.x -= 1
    #expect(fixture.window.displayDigest() == shown)
    label.isHidden = true
    #expect(fixture.window.displayDigest() != shown)
    label.isHidden = false
    fixture.parent.alpha = 0.5
    #expect(fixture.window.displayDigest() != shown)
  }

  @Test func theDigestTellsHowTextIsDrawn() {
    let fixture = ViewFixture()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "ab"
    fixture.parent.addSubview(label)
    fixture.window.runFrame()
    var digests = [fixture.window.displayDigest()]
    let changes: [(UILabel) -> Void] = [
      { $0.text = "ba" },
      { $0.textColor = .red },
      { $0.font = .systemFont(ofSize: 12) },
      { $0.font = .boldSystemFont(ofSize: 12) },
      { $0.textAlignment = .center },
    ]
    for change in changes {
      change(label)
      fixture.window.runFrame()
      digests.append(fixture.window.displayDigest())
    }
    #expect(Set(digests).count == 1 + changes.count)
  }

  @Test func theDigestTellsHowFarAViewHasScrolled() {
    let scrolled = ViewFixture()
    let start = scrolled.window.displayDigest()
    scrolled.parent.bounds.origin = CGPoint(x: 3, y: 5)
    #expect(scrolled.window.displayDigest() != start)
    let moved = ViewFixture()
    moved.child.frame.origin = CGPoint(x: -3, y: -5)
    #expect(scrolled.window.displayDigest() == moved.window.displayDigest())
  }
}
