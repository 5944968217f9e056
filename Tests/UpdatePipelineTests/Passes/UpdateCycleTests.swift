import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UpdateCycleTests {
  @Test("R1, R2, R3, R4, R41: constraints run first, then each view's stages, then drawing")
  func stagesRunPerViewTopDown() {
    let log = CallLog()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let parent = RecordingView("parent", in: log)
    parent.addSubview(RecordingView("child", in: log))
    window.rootView = parent
    window.runFrame()
    #expect(
      log.take() == [
        // The window is laid out first, and with it go the constraints of all that is in it (U13).
        "child.updateConstraints",
        "parent.updateConstraints",
        "parent.updateProperties",
        "parent.layoutSubviews",
        "child.updateProperties",
        "child.layoutSubviews",
        "parent.draw",
        "child.draw",
      ]
    )
  }

  @Test("R18: nothing runs before the frame, whatever was asked for and in whatever order")
  func nothingRunsBeforeTheFrame() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    fixture.child.setNeedsDisplay()
    fixture.child.setNeedsLayout()
    fixture.child.setNeedsUpdateConstraints()
    model.title = "new"
    #expect(fixture.log.take() == [])
    #expect(
      fixture.frame() == [
        "child.updateProperties", "child.updateConstraints", "child.layoutSubviews", "child.draw",
      ]
    )
  }

  @Test("R6: a frame without an invalidation calls nothing and takes no turn")
  func anIdleFrameDoesNothing() {
    let fixture = ViewFixture()
    let before = fixture.window.work
    #expect(fixture.frame() == [])
    #expect(fixture.window.work == before)
  }

  @Test("R5: a step that invalidates a view behind it repeats the update, and drawing waits")
  func theUpdateRepeatsUntilSettled() {
    let fixture = ViewFixture()
    var isFirst = true
    fixture.child.onLayout = { [parent = fixture.parent] in
      if isFirst { parent.setNeedsLayout() }
      isFirst = false
    }
    fixture.child.setNeedsLayout()
    fixture.child.setNeedsDisplay()
    let before = fixture.window.work
    #expect(fixture.frame() == ["child.layoutSubviews", "parent.layoutSubviews", "child.draw"])
    #expect(fixture.window.work.work(since: before)[.turnsExecuted] == 2)
  }

  @Test("U8: two views that invalidate each other stop at the bound and go on next frame")
  func pingPongIsBounded() {
    let fixture = ViewFixture()
    fixture.child.onUpdateProperties = { [parent = fixture.parent] in
      parent.setNeedsUpdateProperties()
    }
    fixture.parent.onUpdateProperties = { [child = fixture.child] in
      child.setNeedsUpdateProperties()
    }
    fixture.child.setNeedsUpdateProperties()
    let before = fixture.window.work
    let calls = fixture.frame()
    let work = fixture.window.work.work(since: before)
    #expect(work[.turnsExecuted] == UpdateCycle.turnsPerFrameMax)
    #expect(work[.turnsDeferred] == 1)
    #expect(calls.count == 2 * UpdateCycle.turnsPerFrameMax - 1)
    fixture.child.onUpdateProperties = {}
    #expect(fixture.frame() == ["parent.updateProperties", "child.updateProperties"])
  }

  @Test("U12: a view out of a window is marked and runs when it is back")
  func aViewOutOfAWindowWaits() {
    let fixture = ViewFixture()
    fixture.child.removeFromSuperview()
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == [])
    fixture.parent.addSubview(fixture.child)
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test func aNaiveRecomputeCallsEverythingInEveryFrame() {
    let fixture = ViewFixture(strategy: .fullRecompute)
    let everything = [
      "parent.updateProperties", "parent.layoutSubviews",
      "child.updateProperties", "child.layoutSubviews",
      "parent.draw", "child.draw",
    ]
    #expect(fixture.frame() == everything)
    #expect(fixture.frame() == everything)
  }
}
