/// The values of some traits; the others have their default values.
nonisolated struct TraitValues: Sendable {
  /// Indexed as in `TraitRegistry`.
  private var values: [(any Equatable & Sendable)?] = []

  /// No values.
  init() {}

  /// Whether no trait has a value.
  var isEmpty: Bool { values.allSatisfy { $0 == nil } }

  /// Whether a trait has a value.
  func contains(_ trait: UITrait) -> Bool {
    value(at: TraitRegistry.shared.place(of: trait)) != nil
  }

  /// The value of a trait; `nil` if there is none.
  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    value(at: TraitRegistry.shared.place(of: trait)) as? T.Value
  }

  /// Sets the value of a trait; `nil` removes it.
  mutating func set<T: UITraitDefinition>(_ trait: T.Type, to value: T.Value?) {
    put(value, at: TraitRegistry.shared.place(of: trait))
  }

  /// Removes the value of a trait.
  mutating func remove(_ trait: UITrait) {
    put(nil, at: TraitRegistry.shared.place(of: trait))
  }

  /// Returns these values, replaced by those of `overrides` where it has any (R33).
  func overridden(by overrides: TraitValues) -> TraitValues {
    var result = self
    for (place, value) in overrides.values.enumerated() {
      if let value { result.put(value, at: place) }
    }
    return result
  }

  /// The traits whose values differ according to `==` (R40).
  func differences(from other: TraitValues) -> TraitSet {
    var differences: TraitSet = []
    for place in 0..<max(values.count, other.values.count)
    where !agrees(with: other, at: place) {
      differences.insert(.at(place))
    }
    return differences
  }

  private func value(at place: Int) -> (any Equatable & Sendable)? {
    place < values.count ? values[place] : nil
  }

  private mutating func put(_ value: (any Equatable & Sendable)?, at place: Int) {
    while values.count <= place { values.append(nil) }
    values[place] = value
  }

  private func agrees(with other: TraitValues, at place: Int) -> Bool {
    let (mine, theirs) = (value(at: place), other.value(at: place))
    if mine == nil, theirs == nil { return true }
    guard let trait = TraitRegistry.shared.traits(in: .at(place)).first else { return true }
    return Self.areEqual(mine, theirs, of: trait)
  }

  private static func areEqual<T: UITraitDefinition>(
    _ first: (any Equatable & Sendable)?,
    _ second: (any Equatable & Sendable)?,
    of trait: T.Type
  ) -> Bool {
    (first as? T.Value ?? T.defaultValue) == (second as? T.Value ?? T.defaultValue)
  }
}
