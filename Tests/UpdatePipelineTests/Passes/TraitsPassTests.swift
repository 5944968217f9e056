import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

@Suite struct TraitsPassTests {
  @Test("R1, R2: of one view, traits come before properties, layout and display")
  func traitsComeFirst() {
    let fixture = ViewFixture()
    for view in [fixture.parent, fixture.child] {
      view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: RecordingView, _) in
        view.log.append("\(view.name).traits")
        view.setNeedsUpdateProperties()
        view.setNeedsLayout()
      }
    }
    fixture.window.traitOverrides.userInterfaceStyle = .dark
    let before = fixture.window.work
    #expect(
      fixture.frame() == [
        "parent.traits", "parent.updateProperties", "parent.layoutSubviews",
        "child.traits", "child.updateProperties", "child.layoutSubviews",
        "parent.draw", "child.draw",
      ]
    )
    let work = fixture.window.work.work(since: before)
    #expect(work[.turnsExecuted] == 1)
    #expect(work[.traitsUpdated] == 3)
  }

  @Test("R6: without a change nothing of traits is done")
  func aFrameWithoutAChangeDoesNothing() {
    let fixture = ViewFixture()
    fixture.window.traitOverrides.density = 2
    _ = fixture.frame()
    let before = fixture.window.work
    #expect(fixture.frame() == [])
    #expect(fixture.window.work == before)
  }

  @Test("R17: updateTraitsIfNeeded updates the view and those in it now, and runs nothing else")
  func traitsCanUpdateAtOnce() {
    let fixture = ViewFixture()
    var calls = 0
    fixture.child.registerForTraitChanges([DensityTrait.self]) { (_: RecordingView, _) in
      calls += 1
    }
    fixture.child.setNeedsLayout()
    fixture.parent.traitOverrides.density = 2
    fixture.parent.updateTraitsIfNeeded()
    #expect(calls == 1)
    #expect(fixture.child.traitCollection.density == 2)
    #expect(fixture.log.take() == [])
    #expect(fixture.frame() == ["child.layoutSubviews"])
    #expect(calls == 1)
  }

  @Test("R17, U21: traits that a superview has pending stay pending")
  func superviewsWait() {
    let fixture = ViewFixture()
    fixture.parent.traitOverrides.density = 2
    fixture.child.updateTraitsIfNeeded()
    #expect(fixture.child.traitCollection.density == 1)
    _ = fixture.frame()
    #expect(fixture.child.traitCollection.density == 2)
  }

  @Test("U4: updatePropertiesIfNeeded and layoutIfNeeded update traits of the views they visit")
  func immediateUpdatesUpdateTraits() {
    let fixture = ViewFixture()
    fixture.child.traitOverrides.density = 2
    fixture.child.updatePropertiesIfNeeded()
    #expect(fixture.child.traitCollection.density == 2)
    fixture.child.traitOverrides.density = 3
    fixture.child.layoutIfNeeded()
    #expect(fixture.child.traitCollection.density == 3)
    #expect(fixture.log.take() == [])
  }

  @Test("R40, U24: a change that colours depend on redraws what draws, any other redraws nothing")
  func colourTraitsRedraw() {
    let fixture = ViewFixture()
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == [])
    fixture.window.traitOverrides[ThemeTrait.self] = "loud"
    #expect(fixture.frame() == ["parent.draw", "child.draw"])
    fixture.window.traitOverrides[ThemeTrait.self] = "loud"
    #expect(fixture.frame() == [])
  }

  @Test("R40, U24: dynamic colours show the new traits after the update, and not before")
  func dynamicColoursFollow() {
    let fixture = ViewFixture()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "text"
    fixture.parent.addSubview(label)
    fixture.parent.backgroundColor = UIColor { $0.density > 1 ? .red : .green }
    fixture.window.runFrame()
    let light = fixture.window.displayDigest()
    fixture.window.traitOverrides.userInterfaceStyle = .dark
    #expect(fixture.window.displayDigest() == light)
    _ = fixture.frame()
    let dark = fixture.window.displayDigest()
    #expect(dark != light)
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == [])
    #expect(fixture.window.displayDigest() != dark)
    fixture.window.traitOverrides.density = 1
    fixture.window.traitOverrides.userInterfaceStyle = .light
    fixture.window.runFrame()
    #expect(fixture.window.displayDigest() == light)
  }

  @Test func resolvingADynamicColourGivesItsComponents() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.label.resolvedColor(with: dark) == .white)
    #expect(UIColor.red.resolvedColor(with: dark) == .red)
    let faint = UIColor.label.withAlphaComponent(0.5)
    #expect(faint.resolvedColor(with: dark) == UIColor(white: 1, alpha: 0.5))
    #expect(UIColor.label == UIColor.label)
    #expect(UIColor.label != UIColor.black)
  }

  @Test func everyStrategyShowsTheSameAfterAChange() {
    let digests = UpdateStrategy.standard.map { strategy in
      let fixture = ViewFixture(strategy: strategy)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      fixture.parent.addSubview(label)
      fixture.child.onUpdateProperties = { [child = fixture.child] in
        label.text = "\(child.traitCollection.density)"
      }
      fixture.child.setNeedsUpdateProperties()
      fixture.window.runFrame()
      fixture.window.traitOverrides.density = 2
      fixture.window.traitOverrides.userInterfaceStyle = .dark
      fixture.window.runFrame()
      return fixture.window.displayDigest()
    }
    #expect(Set(digests).count == 1)
  }
}
