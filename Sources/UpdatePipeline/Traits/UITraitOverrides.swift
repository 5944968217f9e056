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
