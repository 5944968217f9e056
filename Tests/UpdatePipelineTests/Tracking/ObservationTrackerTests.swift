import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct ObservationTrackerTests {
  @Test("R21, R22, R23, R25: a change of a property that was read re-runs the method, and only it")
  func aChangeRerunsTheMethodThatRead() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.parent.onLayout = { _ = model.number }
    fixture.child.setNeedsUpdateProperties()
    fixture.parent.setNeedsLayout()
    _ = fixture.frame()
    model.title = "new"
    #expect(fixture.frame() == ["child.updateProperties"])
    model.number = 1
    #expect(fixture.frame() == ["parent.layoutSubviews"])
    model.note = "ignored"
    #expect(fixture.frame() == [])
  }

  @Test("R21, R23: each tracked method asks for its own pass")
  func eachMethodAsksForItsPass() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateConstraints = { _ = model.title }
    fixture.child.onDraw = { _ = model.number }
    fixture.child.setNeedsUpdateConstraints()
    fixture.child.setNeedsDisplay()
    _ = fixture.frame()
    model.title = "new"
    #expect(fixture.frame() == ["child.updateConstraints"])
    model.number = 1
    #expect(fixture.frame() == ["child.draw"])
  }

  @Test("R26: a read outside of tracked methods is no dependency")
  func readsElsewhereAreNotTracked() {
    let fixture = ViewFixture()
    let model = Counterpart()
    _ = model.title
    model.title = "new"
    #expect(fixture.frame() == [])
  }

  @Test("M1, M2: a same-value write tells nobody, several writes tell once")
  func writesAreToldOnce() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    let before = fixture.window.work
    model.title = ""
    #expect(fixture.window.work == before)
    model.title = "one"
    model.title = "two"
    let work = fixture.window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 1)
    #expect(work[.propertiesRequested] == 1)
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test("M6: runs for other reasons leave one registration, not one each")
  func registrationsDoNotPileUp() {
    let fixture = ViewFixture()
    let model = Counterpart()
    let live = fixture.window.work[.registrationsLive]
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.child.onLayout = { _ = model.title }
    for _ in 0..<100 {
      fixture.child.setNeedsUpdateProperties()
      fixture.child.setNeedsLayout()
      _ = fixture.frame()
    }
    #expect(fixture.window.work[.registrationsLive] == live + 1)
    let before = fixture.window.work
    model.title = "new"
    let work = fixture.window.work.work(since: before)
    // Layout, which rarely reads, is only cancelled exactly from its second reading run on.
    #expect(work[.notificationsDelivered] == 3)
    #expect(work[.notificationsStale] == 1)
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
  }

  @Test("M6: ending a registration is no change of what was read")
  func endingARegistrationTellsNobody() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    let before = fixture.window.work
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == ["child.updateProperties"])
    var expected: WorkCounters = [
      .propertiesRequested: 1, .propertiesExecuted: 1, .propertiesRedundant: 1, .turnsExecuted: 1,
    ]
    expected[.registrationsLive] = before[.registrationsLive]
    expected[.registrationsPeak] = before[.registrationsPeak]
    #expect(fixture.window.work.work(since: before) == expected)
  }

  @Test("M6: a registration that outlives its run invalidates nothing")
  func aStaleRegistrationInvalidatesNothing() {
    let fixture = ViewFixture()
    let model = Counterpart()
    // The first layout that reads can't be cancelled: until then none was expected to.
    fixture.child.onLayout = { _ = model.title }
    fixture.child.setNeedsLayout()
    _ = fixture.frame()
    fixture.child.onLayout = { _ = model.number }
    fixture.child.setNeedsLayout()
    _ = fixture.frame()
    let before = fixture.window.work
    model.title = "new"
    #expect(fixture.window.work.work(since: before)[.notificationsStale] == 1)
    #expect(fixture.frame() == [])
    model.number = 1
    #expect(fixture.frame() == ["child.layoutSubviews"])
  }

  @Test("M8, U6: a property written and read in one run does not notify")
  func aSelfWriteDoesNotLoop() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { model.number = model.number + 1 }
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == ["child.updateProperties"])
    #expect(fixture.frame() == [])
    #expect(model.number == 1)
  }

  @Test("M9, U8: a write to what another view read repeats the update in the same frame")
  func aWriteToWhatAnotherViewReadRepeats() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.parent.onUpdateProperties = { _ = model.number }
    fixture.parent.setNeedsUpdateProperties()
    _ = fixture.frame()
    fixture.child.onUpdateProperties = { model.number = 7 }
    fixture.child.setNeedsUpdateProperties()
    #expect(fixture.frame() == ["child.updateProperties", "parent.updateProperties"])
  }

  @Test("M12, M13: tracking keeps neither the view nor the model alive")
  func nothingIsKeptAlive() {
    let fixture = ViewFixture()
    let model = Counterpart()
    weak let view = addReader(of: model, to: fixture)
    #expect(view == nil)
    model.title = "nobody is told"

    weak let forgotten = readModel(in: fixture)
    #expect(forgotten == nil)
  }

  private func addReader(of model: Counterpart, to fixture: ViewFixture) -> RecordingView {
    let view = RecordingView("reader", in: fixture.log)
    view.onUpdateProperties = { _ = model.title }
    fixture.parent.addSubview(view)
    _ = fixture.frame()
    view.removeFromSuperview()
    return view
  }

  private func readModel(in fixture: ViewFixture) -> Counterpart {
    let model = Counterpart()
    fixture.child.onUpdateProperties = { [weak model] in _ = model?.title }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    return model
  }

  @Test("M10, U10: a write on another thread is marked on the main actor, in the next frame")
  func aWriteElsewhereIsHopped() {
    let fixture = ViewFixture()
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    let before = fixture.window.work
    BackgroundWriter.write("elsewhere", to: model)
    #expect(fixture.window.work == before)
    #expect(fixture.frame() == ["child.updateProperties"])
    #expect(fixture.window.work.work(since: before)[.notificationsDelivered] == 1)
  }

  @Test func aNaiveRecomputeTracksNothing() {
    let fixture = ViewFixture(strategy: .fullRecompute)
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    _ = fixture.frame()
    let before = fixture.window.work
    model.title = "new"
    #expect(fixture.window.work == before)
    #expect(before[.registrationsPeak] == 0)
  }
}
