import Foundation
import Testing
import UpdatePipeline

@Suite struct UITraitCollectionTests {
  @Test func traitsThatAreNotSetHaveTheirDefaults() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.verticalSizeClass == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.density == 1)
    #expect(traits[ThemeTrait.self] == "plain")
  }

  @Test("U22: a window has the traits of a phone held upright")
  func aWindowHasTheTraitsOfAPhone() {
    let traits = UIWindow(frame: .zero).traitCollection
    #expect(traits === UITraitCollection.standard)
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.layoutDirection == .leftToRight)
    #expect(traits.displayScale == 3)
    let wide = UIWindow(frame: CGRect(x: 0, y: 0, width: 1_000, height: 500))
    #expect(wide.traitCollection === UITraitCollection.standard)
  }

  @Test func everyTraitCanBeSet() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.preferredContentSizeCategory = .small
      $0.horizontalSizeClass = .regular
      $0.verticalSizeClass = .compact
      $0.layoutDirection = .rightToLeft
      $0.displayScale = 2
      $0.density = 5
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .small)
    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.displayScale == 2)
    #expect(traits.density == 5)
  }

  @Test("R40: collections are equal if every trait is, whether set or not")
  func equalityIsThatOfTheTraits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(dark == UITraitCollection { $0.userInterfaceStyle = .dark })
    #expect(UITraitCollection() == UITraitCollection { $0.density = 1 })
    #expect(dark != UITraitCollection { $0.density = 1 })
    #expect(dark.modifyingTraits { $0.density = 2 } != dark)
  }

  @Test func changesAreNamedByTrait() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let dense = dark.modifyingTraits { $0.density = 2 }
    #expect(dense.changedTraits(from: dark).map { $0.name } == ["DensityTrait"])
    #expect(dark.changedTraits(from: dark).isEmpty)
    #expect(!dense.hasDifferentColorAppearance(comparedTo: dark))
    #expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    let themed = dark.modifyingTraits { $0[ThemeTrait.self] = "loud" }
    #expect(themed.hasDifferentColorAppearance(comparedTo: dark))
  }

  @Test func ofSeveralCollectionsTheLastCounts() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection { $0.density = 3 },
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.density == 3)
  }
}
