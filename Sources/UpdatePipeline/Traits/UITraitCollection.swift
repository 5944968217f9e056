public import Foundation
import Synchronization

/// The traits of one place in the hierarchy, as an immutable value.
///
/// Views that inherit all of their superview's traits share its collection. A collection notes
/// which of its traits are read, so that a tracked method depends on exactly those (R29); reads
/// of another view's different collection are nobody's dependency.
nonisolated public final class UITraitCollection: Sendable {
  let values: TraitValues
  // The standard traits, ready to be read without a look-up.
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

  /// A collection in which every trait has its default.
  public convenience init() {
    self.init(values: TraitValues())
  }

  /// A collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.values(TraitValues(), after: mutations))
  }

  /// A collection with the traits of others; of several values the last counts.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init(
      values: collections.reduce(TraitValues()) { $0.overridden(by: $1.values) }
    )
  }

  /// A collection with a style and defaults.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// These traits with the changes that a closure makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values: Self.values(values, after: mutations))
  }

  /// The traits of a phone held upright; a window has them unless it overrides some.
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

  /// Starts noting reads anew and returns those noted so far, to be put back by `endReads(_:)`.
  func beginReads() -> TraitSet {
    TraitSet(rawValue: reads.exchange(0, ordering: .relaxed))
  }

  /// The traits read since `beginReads()`; what that returned is noted again.
  func endReads(restoring outer: TraitSet) -> TraitSet {
    TraitSet(rawValue: reads.exchange(outer.rawValue, ordering: .relaxed))
  }

  /// The traits read since `beginReads()`.
  var notedReads: TraitSet { TraitSet(rawValue: reads.load(ordering: .relaxed)) }

  /// The size that the reader prefers for text, for what follows it without being told to.
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

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    noteRead(of: .userInterfaceStyle)
    return style
  }

  /// The size that the reader prefers for text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    noteRead(of: .preferredContentSizeCategory)
    return category
  }

  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    noteRead(of: .horizontalSizeClass)
    return horizontalClass
  }

  /// How much room there is from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    noteRead(of: .verticalSizeClass)
    return verticalClass
  }

  /// The direction of reading.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    noteRead(of: .layoutDirection)
    return direction
  }

  /// Pixels a point.
  public var displayScale: CGFloat {
    noteRead(of: .displayScale)
    return scale
  }

  /// The traits in which this collection differs from another, such as the previous one.
  public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
    TraitRegistry.shared.traits(in: values.differences(from: other?.values ?? TraitValues()))
  }

  /// Whether a trait that colours depend on differs from another collection's.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    let differences = values.differences(from: other?.values ?? TraitValues())
    return !differences.isDisjoint(with: TraitRegistry.shared.colorTraits)
  }
}

nonisolated extension UITraitCollection: Equatable {
  /// Whether two collections agree on every trait.
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first === second || first.values.differences(from: second.values).isEmpty
  }
}
