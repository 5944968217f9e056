import UpdatePipeline

/// A trait of an app's own, which no colour depends on.
nonisolated enum DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

/// A trait of an app's own, which colours depend on.
nonisolated enum ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
  static let name = "theme"
  static let affectsColorAppearance = true
}

nonisolated extension UITraitCollection {
  /// How dense the interface is.
  var density: Int { self[DensityTrait.self] }
}

nonisolated extension UIMutableTraits {
  /// How dense the interface is.
  var density: Int {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}
