import Foundation
import UBInstrumentation
import Observation
import TestSupport
import Testing
import UpdatePipeline

/// What forms of reads and writes do, as measured of Swift's Observation on Linux.
@Suite struct ObservationFormTests {
  private let fixture = ViewFixture()
  private let contact = Contact()

  /// Makes a read part of the child's content.
  private func settle(reading read: @escaping () -> Void) {
    fixture.child.onUpdateProperties = read
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
  }

  @Test("M3: a read inside a struct depends on the struct as a whole, same values included")
  func aStructIsOneProperty() {
    settle { [contact] in _ = contact.name.first }
    contact.name.last = "other"
    #expect(fixture.frame() == ["child.updateProperties"])
    contact.name.last = "other"
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test("M3: a read of an object's property depends on it and on which object it is")
  func aNestedObjectIsTrackedSeparately() {
    settle { [contact] in _ = contact.person.title }
    contact.person.title = "new"
    #expect(fixture.frame() == ["child.updateProperties"])
    contact.person.number = 1
    #expect(fixture.frame() == [])
    contact.person = Counterpart()
    #expect(fixture.frame() == ["child.updateProperties"])
    let same = contact.person
    contact.person = same
    #expect(fixture.frame() == [])
  }

  @Test("M4, R26: a read in a helper that content calls is a dependency")
  func helpersAreTracked() {
    func helper() { _ = contact.visits }
    settle(reading: helper)
    contact.visits = 1
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test("M2, C5, U15: an equal value tells nobody when assigned, and readers when changed in place")
  func theFormOfAWriteDecides() {
    settle { [contact] in _ = contact.visits }
    contact.visits = 0
    #expect(fixture.frame() == [])
    contact.visits += 0
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test("M11: each view that read a property is told of a write")
  func everyReaderIsTold() {
    let model = Counterpart()
    for index in 0..<5 {
      let view = RecordingView("\(index)", in: fixture.log)
      view.onUpdateProperties = { _ = model.title }
      fixture.parent.addSubview(view)
    }
    _ = fixture.frame()
    let before = fixture.window.work
    model.title = "new"
    let work = fixture.window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 5)
    #expect(work[.propertiesRequested] == 5)
    #expect(fixture.frame() == (0..<5).map { "\($0).updateProperties" })
  }

  @Test("M7, U14: what a method forced inside another reads counts for both, and is counted")
  func nestedReadsLeakOutward() {
    let model = Counterpart()
    fixture.child.onUpdateProperties = { _ = model.title }
    fixture.parent.onUpdateProperties = { [child = fixture.child] in
      child.setNeedsUpdateProperties()
      child.updatePropertiesIfNeeded()
    }
    fixture.parent.setNeedsUpdateProperties()
    _ = fixture.frame()
    let before = fixture.window.work
    model.title = "new"
    let work = fixture.window.work.work(since: before)
    #expect(work[.notificationsDelivered] == 2)
    #expect(work[.notificationsNested] == 1)
    #expect(fixture.frame() == ["parent.updateProperties", "child.updateProperties"])
  }

  @Test("R27: without tracking a write tells nobody on iOS 18, and on iOS 26 all the same")
  func trackingCanBeOffWhereContentRunsInLayout() {
    let untracked = ViewFixture(strategy: .layoutOnlyUntracked)
    let model = Counterpart()
    untracked.child.onLayout = { _ = model.title }
    untracked.child.onUpdateProperties = { _ = model.title }
    untracked.child.setNeedsLayout()
    _ = untracked.frame()
    let before = untracked.window.work
    model.title = "new"
    #expect(untracked.window.work == before)
    #expect(untracked.frame() == [])
    #expect(before[.registrationsPeak] == 0)
    untracked.child.setNeedsLayout()
    #expect(untracked.frame() == ["child.updateProperties", "child.layoutSubviews"])

    let switchedOn = ViewFixture(strategy: .layoutOnly)
    switchedOn.child.onLayout = { _ = model.title }
    switchedOn.child.setNeedsLayout()
    _ = switchedOn.frame()
    model.title = "seen"
    #expect(switchedOn.frame() == ["child.updateProperties", "child.layoutSubviews"])

    let policy = UpdatePolicy(isObservationTrackingEnabled: false)
    let tracked = ViewFixture(strategy: UpdateStrategy(name: "keyIgnored", policy: policy))
    tracked.child.onUpdateProperties = { _ = model.title }
    tracked.child.setNeedsUpdateProperties()
    _ = tracked.frame()
    model.title = "newer"
    #expect(tracked.frame() == ["child.updateProperties"])
  }
}

private nonisolated struct FullName {
  var first = ""
  var last = ""
}

@Observable nonisolated private final class Contact {
  var name = FullName()
  var person = Counterpart()
  var visits = 0
}
