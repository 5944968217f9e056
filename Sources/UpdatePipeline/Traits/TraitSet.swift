/// A set of traits, by their indexes in `TraitRegistry`.
nonisolated struct TraitSet: OptionSet, Sendable {
  let rawValue: UInt64

  // The standard traits, in the order of their registration.
  static let userInterfaceStyle = TraitSet.at(0)
  static let preferredContentSizeCategory = TraitSet.at(1)
  static let horizontalSizeClass = TraitSet.at(2)
  static let verticalSizeClass = TraitSet.at(3)
  static let layoutDirection = TraitSet.at(4)
  static let displayScale = TraitSet.at(5)

  /// The indexes of the members, in ascending order.
  var places: [Int] {
    (0..<TraitRegistry.placesMax).filter { rawValue & (1 << UInt64($0)) != 0 }
  }

  /// The set of the trait at an index.
  static func at(_ place: Int) -> TraitSet {
    TraitSet(rawValue: 1 << UInt64(place))
  }
}
