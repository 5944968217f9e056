import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct UITraitOverridesTests {
  @Test("R32: an override shows in traitCollection just before the view's layout, not before")
  func anOverrideWaitsForTheUpdate() {
    let fixture = ViewFixture()
    fixture.child.traitOverrides.userInterfaceStyle = .dark
    #expect(fixture.child.traitCollection.userInterfaceStyle == .light)
    var seen: [UIUserInterfaceStyle] = []
    fixture.parent.onLayout = { [child = fixture.child] in
      seen.append(child.traitCollection.userInterfaceStyle)
    }
    fixture.child.onLayout = { [child = fixture.child] in
      seen.append(child.traitCollection.userInterfaceStyle)
    }
    fixture.parent.setNeedsLayout()
    fixture.child.setNeedsLayout()
    #expect(
      fixture.frame() == ["parent.layoutSubviews", "child.layoutSubviews", "child.draw"]
    )
    #expect(seen == [.light, .dark])
  }

  @Test("R33: a view inherits its superview's traits with the overrides in them")
  func overridesAreInherited() {
    let fixture = ViewFixture()
    fixture.window.traitOverrides.density = 2
    fixture.parent.traitOverrides.userInterfaceStyle = .dark
    fixture.child.traitOverrides.density = 3
    fixture.window.runFrame()
    #expect(fixture.window.traitCollection.density == 2)
    #expect(fixture.parent.traitCollection.density == 2)
    #expect(fixture.child.traitCollection.density == 3)
    #expect(fixture.window.traitCollection.userInterfaceStyle == .light)
    #expect(fixture.child.traitCollection.userInterfaceStyle == .dark)
    fixture.parent.traitOverrides.density = 9
    fixture.window.runFrame()
    #expect(fixture.child.traitCollection.density == 3)
    fixture.child.traitOverrides.remove(DensityTrait.self)
    fixture.window.runFrame()
    #expect(fixture.child.traitCollection.density == 9)
  }

  @Test("R33: a view that is put elsewhere inherits from there")
  func traitsFollowTheSuperview() {
    let fixture = ViewFixture()
    let dark = UIView()
    dark.traitOverrides.userInterfaceStyle = .dark
    fixture.parent.addSubview(dark)
    fixture.window.runFrame()
    dark.addSubview(fixture.child)
    fixture.window.runFrame()
    #expect(fixture.child.traitCollection.userInterfaceStyle == .dark)
    fixture.parent.addSubview(fixture.child)
    fixture.window.runFrame()
    #expect(fixture.child.traitCollection === fixture.parent.traitCollection)
  }

  @Test("R34: contains tells whether there is an override, and remove takes it away")
  func overridesCanBeAskedForAndRemoved() {
    let view = UIView()
    #expect(!view.traitOverrides.contains(DensityTrait.self))
    view.traitOverrides.density = 4
    #expect(view.traitOverrides.contains(DensityTrait.self))
    #expect(view.traitOverrides.density == 4)
    view.traitOverrides.remove(DensityTrait.self)
    view.traitOverrides.remove(UITraitDisplayScale.self)
    #expect(!view.traitOverrides.contains(DensityTrait.self))
  }

  @Test("R34: to read an override that isn't there is an error")
  func readingWithoutAnOverrideFails() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = UIView().traitOverrides.displayScale
      }
    }
  }

  @Test("R35: an override costs every view below it, and only these")
  func anOverrideCostsTheSubtree() {
    let fixture = ViewFixture()
    for _ in 0..<5 { fixture.child.addSubview(UIView()) }
    fixture.window.runFrame()
    let before = fixture.window.work
    fixture.child.traitOverrides.density = 2
    fixture.window.runFrame()
    var expected: WorkCounters = [.traitsUpdated: 6, .turnsExecuted: 1]
    expected[.registrationsLive] = before[.registrationsLive]
    expected[.registrationsPeak] = before[.registrationsPeak]
    #expect(fixture.window.work.work(since: before) == expected)
  }

  @Test("R40: an override with the inherited value changes nothing")
  func anEqualOverrideIsNoChange() {
    let fixture = ViewFixture()
    fixture.parent.traitOverrides.displayScale = 3
    let before = fixture.window.work
    #expect(fixture.frame() == [])
    #expect(fixture.window.work.work(since: before)[.traitsUpdated] == 0)
  }
}
