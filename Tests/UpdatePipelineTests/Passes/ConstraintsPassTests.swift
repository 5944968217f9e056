import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct ConstraintsPassTests {
  @Test("R41, R43: constraints update from the leaves up, only in views that asked")
  func constraintsUpdateBottomUp() {
    let fixture = ViewFixture()
    let leaf = RecordingView("leaf", in: fixture.log)
    fixture.child.addSubview(leaf)
    _ = fixture.frame()
    fixture.parent.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    #expect(fixture.frame() == ["leaf.updateConstraints", "parent.updateConstraints"])
  }

  @Test("R42, U13: constraints update after content and before layout")
  func constraintsUpdateBetweenContentAndLayout() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateProperties()
    fixture.child.setNeedsUpdateConstraints()
    fixture.child.setNeedsLayout()
    #expect(
      fixture.frame() == [
        "child.updateProperties", "child.updateConstraints", "child.layoutSubviews",
      ]
    )
  }

  @Test func constraintsCanUpdateAtOnce() {
    let fixture = ViewFixture()
    fixture.child.setNeedsUpdateConstraints()
    fixture.child.setNeedsLayout()
    fixture.parent.updateConstraintsIfNeeded()
    #expect(fixture.log.take() == ["child.updateConstraints"])
    #expect(fixture.frame() == ["child.layoutSubviews"])
  }

  @Test("R54: however often a label's text changes, its size is read once")
  func textIsMeasuredOnce() {
    let fixture = ViewFixture()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(label)
    label.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor).isActive = true
    fixture.window.runFrame()
    let before = fixture.window.work
    label.text = "a"
    label.text = "ab"
    label.text = "abc"
    fixture.window.runFrame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.constraintsRequested] == 3)
    #expect(work[.constraintsCoalesced] == 2)
    #expect(work[.constraintsUpdated] == 1)
    #expect(label.frame.width == 21)
  }

  @Test("R54: a size that was read is not read again")
  func aSizeThatWasReadIsNotStale() {
    let fixture = ViewFixture()
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    fixture.parent.addSubview(label)
    label.leadingAnchor.constraint(equalTo: fixture.parent.leadingAnchor).isActive = true
    fixture.window.runFrame()
    let before = fixture.window.work
    label.setNeedsUpdateConstraints()
    #expect(fixture.window.work == before)
  }
}
