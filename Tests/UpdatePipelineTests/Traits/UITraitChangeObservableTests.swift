import Foundation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UITraitChangeObservableTests {
  private final class OldStyleView: UIView {
    var previous: [UITraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
    }
  }

  @Test("R36: a handler runs if a registered trait changed, with the object and the old traits")
  func aHandlerRunsForItsTraits() {
    let fixture = ViewFixture()
    var calls: [(view: RecordingView, previous: Int, now: Int)] = []
    fixture.child.registerForTraitChanges([DensityTrait.self, UITraitDisplayScale.self]) {
      (view: RecordingView, previous: UITraitCollection) in
      calls.append((view, previous.density, view.traitCollection.density))
    }
    fixture.window.traitOverrides.userInterfaceStyle = .dark
    _ = fixture.frame()
    #expect(calls.isEmpty)
    fixture.window.traitOverrides.density = 2
    fixture.window.traitOverrides.displayScale = 2
    _ = fixture.frame()
    #expect(calls.count == 1)
    #expect(calls.first?.view === fixture.child)
    #expect(calls.first?.previous == 1)
    #expect(calls.first?.now == 2)
  }

  @Test("R36: a token ends a registration")
  func aTokenEndsARegistration() {
    let fixture = ViewFixture()
    var calls = 0
    let token = fixture.child.registerForTraitChanges([DensityTrait.self]) {
      (_: RecordingView, _) in calls += 1
    }
    fixture.window.traitOverrides.density = 2
    _ = fixture.frame()
    fixture.child.unregisterForTraitChanges(token)
    fixture.window.traitOverrides.density = 3
    _ = fixture.frame()
    #expect(calls == 1)
  }

  @Test("R36: a registration keeps its object not alive, and ends with it")
  func aRegistrationEndsWithItsObject() {
    let fixture = ViewFixture()
    weak let view = addListener(to: fixture)
    #expect(view == nil)
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == [])
  }

  private func addListener(to fixture: ViewFixture) -> UIView {
    let view = UIView()
    view.registerForTraitChanges([DensityTrait.self]) { [log = fixture.log] (_: UIView, _) in
      log.append("called")
    }
    fixture.parent.addSubview(view)
    fixture.window.runFrame()
    view.removeFromSuperview()
    return view
  }

  @Test("R17, R37: in a handler the views inside have their old traits, unless brought up to date")
  func descendantsFollowLater() {
    let fixture = ViewFixture()
    var seen: [Int] = []
    fixture.parent.registerForTraitChanges([DensityTrait.self]) {
      [child = fixture.child] (_: RecordingView, _) in
      seen.append(child.traitCollection.density)
      child.updateTraitsIfNeeded()
      seen.append(child.traitCollection.density)
    }
    fixture.child.registerForTraitChanges([DensityTrait.self]) { (_: RecordingView, _) in
      seen.append(0)
    }
    fixture.window.traitOverrides.density = 2
    _ = fixture.frame()
    #expect(seen == [1, 0, 2])
  }

  @Test("R38: traits may change twice before an update; invalidations are coalesced into one")
  func handlersOnlyInvalidate() {
    let fixture = ViewFixture()
    var calls = 0
    fixture.child.registerForTraitChanges([DensityTrait.self]) { (view: RecordingView, _) in
      calls += 1
      view.setNeedsUpdateProperties()
    }
    for density in 2...4 {
      fixture.window.traitOverrides.density = density
      fixture.window.updateTraitsIfNeeded()
    }
    #expect(calls == 3)
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test("R39: traitCollectionDidChange is called for a change of any trait")
  func theOldCallbackIsCalledForEveryTrait() {
    let fixture = ViewFixture()
    let view = OldStyleView()
    fixture.parent.addSubview(view)
    fixture.window.runFrame()
    #expect(view.previous == [])
    fixture.window.traitOverrides.density = 2
    fixture.window.runFrame()
    fixture.window.traitOverrides.displayScale = 2
    fixture.window.runFrame()
    #expect(view.previous.map { $0?.density } == [1, 2])
    #expect(view.previous.map { $0?.displayScale } == [3, 3])
  }

  @Test("R36: controllers register too")
  func controllersRegister() {
    let fixture = ViewFixture()
    let controller = RecordingController("controller", in: fixture.log)
    fixture.window.rootViewController = controller
    fixture.window.runFrame()
    var previous: [Int] = []
    controller.registerForTraitChanges([DensityTrait.self]) {
      (_: RecordingController, traits: UITraitCollection) in previous.append(traits.density)
    }
    controller.traitOverrides.density = 5
    fixture.window.runFrame()
    #expect(previous == [1])
    #expect(controller.view.traitCollection.density == 5)
  }
}
