public import Foundation
import Synchronization

/// The traits at one place in the hierarchy, as an immutable value.
///
/// Views that inherit all traits of their superview share its collection. A collection records
/// which of its traits are read, so that a tracked method depends on exactly those (R29). Reads of
/// another view's collection, if it is a different one, create no dependency.
nonisolated public final class UITraitCollection: Sendable {
  let values: TraitValues
  // The standard traits, readable without a lookup.
  private let style: UIUserInterfaceStyle
  private let horizontalClass: UIUserInterfaceSizeClass
  private let verticalClass: UIUserInterfaceSizeClass
  private let direction: UITraitEnvironmentLayoutDirection
  private let scale: CGFloat
  private let category: UIContentSizeCategory
  /// The traits read since `beginReads()`.
  private let reads = Atomic<UInt64>(0)

  init(values: TraitValues) {
    let traits = CollectedTraits(values: values)
    self.values = values
    style = traits.userInterfaceStyle
    horizontalClass = traits.horizontalSizeClass
    verticalClass = traits.verticalSizeClass
    direction = traits.layoutDirection
    scale = traits.displayScale
    category = traits.preferredContentSizeCategory
  }

  /// A collection with default values for all traits.
  public convenience init() {
    self.init(values: TraitValues())
  }

  /// A collection with the traits set in a closure.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(TraitValues(), after: mutations))
  }

  /// A collection that merges the traits of others; of several values the last one wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      values: collections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
    )
  }

  /// A collection with a style and default values for all other traits.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Returns a copy of these traits, modified by a closure.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: Self.values(values, after: mutations))
  }

  /// The traits of a phone in portrait orientation, which a window has unless it overrides some.
  public static let standard = UITraitCollection {
    $0.userInterfaceStyle = .light
    $0.preferredContentSizeCategory = .large
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.layoutDirection = .leftToRight
    $0.displayScale = 3
  }

  private static func values(
    _ values: TraitValues,
    after mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = CollectedTraits(values: values)
    mutations(&traits)
    return (traits as? CollectedTraits)?.values ?? values
  }

  // MARK: Reads

  /// Starts a new recording of reads and returns the earlier reads, to be restored by
  /// `endReads(_:)`.
  func beginReads() -> TraitSet {
    TraitSet(rawValue: reads.exchange(0, ordering: .relaxed))
  }

  /// Returns the traits read since `beginReads()` and restores the earlier reads.
  func endReads(restoring outer: TraitSet) -> TraitSet {
    TraitSet(rawValue: reads.exchange(outer.rawValue, ordering: .relaxed))
  }

  /// The traits read since `beginReads()`.
  var notedReads: TraitSet { TraitSet(rawValue: reads.load(ordering: .relaxed)) }

  /// The preferred text size, read without recording a dependency.
  var unnotedContentSizeCategory: UIContentSizeCategory { category }

  private func noteRead(of trait: TraitSet) {
    guard notedReads.isDisjoint(with: trait) else { return }
    reads.bitwiseOr(trait.rawValue, ordering: .relaxed)
  }
}

nonisolated extension UITraitCollection {
  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    noteRead(of: .at(TraitRegistry.shared.place(of: trait)))
    return values.value(of: trait) ?? T.defaultValue
  }

  /// The light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    noteRead(of: .userInterfaceStyle)
    return style
  }

  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    noteRead(of: .preferredContentSizeCategory)
    return category
  }

  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    noteRead(of: .horizontalSizeClass)
    return horizontalClass
  }

  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    noteRead(of: .verticalSizeClass)
    return verticalClass
  }

  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    noteRead(of: .layoutDirection)
    return direction
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    noteRead(of: .displayScale)
    return scale
  }

  /// The traits that differ from another collection, such as the previous one.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    TraitRegistry.shared.traits(in: values.differences(from: other?.values ?? TraitValues()))
  }

  /// Whether a trait that affects colours differs from another collection.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    let differences = values.differences(from: other?.values ?? TraitValues())
    return !differences.isDisjoint(with: TraitRegistry.shared.colorTraits)
  }
}

nonisolated extension UITraitCollection: Equatable {
  /// Whether two collections have equal values for every trait.
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first === second || first.values.differences(from: second.values).isEmpty
  }
}
