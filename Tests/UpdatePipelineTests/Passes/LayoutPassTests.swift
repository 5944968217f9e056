import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct LayoutPassTests {
  @Test("R57: a resize outside of layout asks for layout of the view and of its superview")
  func aResizeAsksForBoth() {
    let fixture = ViewFixture()
    let before = fixture.window.work
    fixture.child.frame.size.height = 40
    let work = fixture.window.work.work(since: before)
    #expect(work[.layoutRequested] == 2)
    #expect(
      fixture.frame() == ["parent.layoutSubviews", "child.layoutSubviews", "child.draw"]
    )
  }

  @Test("R57: a resize by the superview's layout is no request, and the superview isn't asked")
  func aResizeInLayoutIsNoRequest() {
    let fixture = ViewFixture()
    fixture.parent.onLayout = { [child = fixture.child] in child.frame.size.width = 70 }
    let before = fixture.window.work
    fixture.parent.setNeedsLayout()
    #expect(
      fixture.frame() == ["parent.layoutSubviews", "child.layoutSubviews", "child.draw"]
    )
    let work = fixture.window.work.work(since: before)
    #expect(work[.layoutRequested] == 1)
    #expect(work[.layoutExecuted] == 2)
  }

  @Test("R14: setNeedsLayout runs nothing, and one update lays out every view that asked")
  func requestsForLayoutWait() {
    let fixture = ViewFixture()
    let before = fixture.window.work
    fixture.child.setNeedsLayout()
    fixture.parent.setNeedsLayout()
    #expect(fixture.log.take() == [])
    #expect(fixture.frame() == ["parent.layoutSubviews", "child.layoutSubviews"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 1)
  }

  @Test func aMoveAsksForNothing() {
    let fixture = ViewFixture()
    fixture.child.frame.origin = CGPoint(x: 30, y: 30)
    #expect(fixture.frame() == [])
  }

  @Test("R44: a layout asked for in the subtree, before super, runs in the same turn")
  func aLayoutOfTheSubtreeRunsInTheSameTurn() {
    let fixture = ViewFixture()
    fixture.parent.onLayout = { [child = fixture.child] in child.setNeedsLayout() }
    let before = fixture.window.work
    fixture.parent.setNeedsLayout()
    #expect(fixture.frame() == ["parent.layoutSubviews", "child.layoutSubviews"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 1)
  }

  @Test("R44: constraint updates asked for in layout come late: after it, in another turn")
  func constraintsAskedForInLayoutComeLate() {
    let fixture = ViewFixture()
    var isFirst = true
    fixture.child.onLayout = { [child = fixture.child] in
      if isFirst { child.setNeedsUpdateConstraints() }
      isFirst = false
    }
    let before = fixture.window.work
    fixture.child.setNeedsLayout()
    #expect(fixture.frame() == ["child.layoutSubviews", "child.updateConstraints"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 2)
  }

  @Test("R44: a layout asked for outside of the subtree repeats the update")
  func aLayoutOutsideOfTheSubtreeRepeats() {
    let fixture = ViewFixture()
    let sibling = RecordingView("sibling", in: fixture.log)
    fixture.parent.insertSubview(sibling, at: 0)
    _ = fixture.frame()
    fixture.child.onLayout = { sibling.setNeedsLayout() }
    let before = fixture.window.work
    fixture.child.setNeedsLayout()
    #expect(fixture.frame() == ["child.layoutSubviews", "sibling.layoutSubviews"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 2)
  }

  @Test("C20: layout that asks for its own layout stops at the bound")
  func layoutThatAsksForItselfIsBounded() {
    let fixture = ViewFixture()
    fixture.child.onLayout = { [child = fixture.child] in child.setNeedsLayout() }
    fixture.child.setNeedsLayout()
    let before = fixture.window.work
    #expect(fixture.frame().count == UpdateCycle.turnsPerFrameMax)
    #expect(fixture.window.work.work(since: before)[.turnsDeferred] == 1)
  }
}
