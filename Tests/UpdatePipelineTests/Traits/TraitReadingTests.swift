import Foundation
import UBInstrumentation
import TestSupport
import Testing
import UpdatePipeline

/// Which methods a change of traits runs again.
@Suite struct TraitReadingTests {
  /// A window whose child reads the density in one method.
  private func fixture(
    strategy: UpdateStrategy = .propertyPass,
    _ method: ReferenceWritableKeyPath<RecordingView, () -> Void>
  ) -> ViewFixture {
    let fixture = ViewFixture(strategy: strategy)
    let child = fixture.child
    child[keyPath: method] = { [unowned child] in _ = child.traitCollection.density }
    child.setNeedsUpdateProperties()
    child.setNeedsUpdateConstraints()
    child.setNeedsLayout()
    child.setNeedsDisplay()
    _ = fixture.frame()
    return fixture
  }

  @Test("R29: a tracked method that read a trait runs again when it changes, and only that one")
  func onlyTheReaderRuns() {
    let cases: [(ReferenceWritableKeyPath<RecordingView, () -> Void>, String)] = [
      (\.onUpdateProperties, "updateProperties"), (\.onUpdateConstraints, "updateConstraints"),
      (\.onLayout, "layoutSubviews"), (\.onDraw, "draw"),
    ]
    for (method, name) in cases {
      let fixture = fixture(method)
      fixture.window.traitOverrides.density = 2
      #expect(fixture.frame() == ["child.\(name)"])
      #expect(fixture.frame() == [])
    }
  }

  @Test("R29: a change of another trait runs nothing")
  func anotherTraitRunsNothing() {
    let fixture = fixture(\.onUpdateProperties)
    fixture.window.traitOverrides.displayScale = 2
    let before = fixture.window.work
    #expect(fixture.frame() == [])
    #expect(fixture.window.work.work(since: before)[.traitsUpdated] == 3)
  }

  @Test("R29: a trait that the last run didn't read is no dependency any more")
  func onlyTheLastRunCounts() {
    let fixture = fixture(\.onUpdateProperties)
    fixture.child.onUpdateProperties = {}
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == [])
  }

  @Test("R26, R29: a trait read outside of tracked methods is no dependency")
  func readsElsewhereAreNotTracked() {
    let fixture = ViewFixture()
    _ = fixture.child.traitCollection.density
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == [])
  }

  @Test("R29: what another view's traits say is no dependency")
  func anotherViewsTraitsAreNotTracked() {
    let fixture = ViewFixture()
    fixture.child.traitOverrides.density = 7
    fixture.window.runFrame()
    fixture.parent.onUpdateProperties = { [child = fixture.child] in
      _ = child.traitCollection.density
    }
    fixture.parent.setNeedsUpdateProperties()
    _ = fixture.frame()
    fixture.child.traitOverrides.density = 8
    #expect(fixture.frame() == [])
  }

  @Test("R29, R27: traits are tracked where observable properties aren't")
  func traitsAreTrackedWithoutObservation() {
    let fixture = fixture(
      strategy: .layoutOnlyUntracked,
      \.onUpdateProperties
    )
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == ["child.updateProperties", "child.layoutSubviews"])
  }

  @Test("U14: a method forced inside another keeps its reads of traits to itself")
  func nestedReadsStayInside() {
    let fixture = fixture(\.onLayout)
    fixture.parent.onUpdateProperties = { [child = fixture.child] in
      child.setNeedsLayout()
      child.layoutIfNeeded()
    }
    fixture.parent.setNeedsUpdateProperties()
    _ = fixture.frame()
    fixture.parent.onUpdateProperties = {}
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == ["child.layoutSubviews"])
  }

  @Test("R9: in updateProperties the traits are the new ones already")
  func contentSeesNewTraits() {
    let fixture = fixture(\.onUpdateProperties)
    var seen: [Int] = []
    fixture.child.onUpdateProperties = { [child = fixture.child] in
      seen.append(child.traitCollection.density)
    }
    fixture.window.traitOverrides.density = 2
    _ = fixture.frame()
    #expect(seen == [2])
  }

  @Test("R29: traits brought up to date inside a method are dependencies, too")
  func traitsUpdatedMeanwhileAreTracked() {
    let fixture = ViewFixture()
    fixture.child.onUpdateProperties = { [child = fixture.child] in
      child.traitOverrides.displayScale = 1
      child.updateTraitsIfNeeded()
      _ = child.traitCollection.density
    }
    fixture.child.setNeedsUpdateProperties()
    _ = fixture.frame()
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == ["child.updateProperties"])
  }

  @Test("R29: a row's cell depends on traits as any view does, in the pool and out of it")
  func aViewThatComesBackIsToldOnce() {
    let fixture = fixture(\.onUpdateProperties)
    fixture.child.removeFromSuperview()
    fixture.window.traitOverrides.density = 2
    #expect(fixture.frame() == [])
    fixture.parent.addSubview(fixture.child)
    #expect(fixture.frame() == ["child.updateProperties"])
    fixture.child.removeFromSuperview()
    fixture.parent.addSubview(fixture.child)
    let before = fixture.window.work
    #expect(fixture.frame() == [])
    #expect(fixture.window.work == before)
  }

  @Test func theCauseNamesTheTrait() {
    let fixture = fixture(\.onUpdateProperties)
    fixture.window.recordsCauses = true
    fixture.window.traitOverrides.density = 2
    _ = fixture.frame()
    #expect(
      fixture.window.causes.map(\.description) == [
        "frame 3: change of DensityTrait → properties of RecordingView(child)"
      ]
    )
  }

  @Test("R8, R29: a rotation lays out what it resizes and what read a size class, once each")
  func aRotationLaysOutOnce() {
    let fixture = ViewFixture()
    fixture.child.onLayout = { [unowned child = fixture.child] in
      _ = child.traitCollection.verticalSizeClass
    }
    fixture.child.setNeedsLayout()
    _ = fixture.frame()
    fixture.window.frame.size = CGSize(width: 400, height: 100)
    fixture.window.traitOverrides.verticalSizeClass = .compact
    let before = fixture.window.work
    #expect(
      fixture.frame() == ["parent.layoutSubviews", "child.layoutSubviews", "parent.draw"]
    )
    let work = fixture.window.work.work(since: before)
    // The window, its root view and the reader.
    #expect(work[.layoutExecuted] == 3)
    #expect(work[.propertiesExecuted] == 0)
    #expect(work[.turnsExecuted] == 1)
  }
}
