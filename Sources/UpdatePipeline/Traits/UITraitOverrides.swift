/// The traits that a view or controller sets for itself and its descendants (R33).
nonisolated public struct UITraitOverrides: UIMutableTraits, Sendable {
  var values = TraitValues()

  /// The override of a trait.
  ///
  /// - Precondition: It is set before it is read; see `contains(_:)` (R34).
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      guard let value = values.value(of: trait) else {
        preconditionFailure("The override of \(T.name) must be set before it is read.")
      }
      return value
    }
    set { values.set(trait, to: newValue) }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool {
    values.contains(trait)
  }

  /// Removes the override of a trait, if there is one, so that it is inherited again.
  public mutating func remove(_ trait: UITrait) {
    values.remove(trait)
  }
}

/// What only some views and every controller store of their traits.
final class TraitLinks {
  /// The traits set here.
  var overrides = UITraitOverrides()
  /// What the present collection was composed from.
  var inherited = UITraitCollection.standard
  var registrations: [TraitRegistration] = []

  deinit {}

  /// The collection that results from an inherited one; the present one if its traits are equal.
  func compose(_ inherited: UITraitCollection, present: UITraitCollection) -> UITraitCollection {
    guard !overrides.values.isEmpty else { return inherited }
    let values = inherited.values.overridden(by: overrides.values)
    let isSame = values.differences(from: present.values).isEmpty
    return isSame ? present : UITraitCollection(values: values)
  }
}
