/// The strategies that come with the pipeline.
nonisolated public enum StandardStrategies {
  /// Every strategy, in the order tables show them.
  public static let all: [any UpdateStrategy] = [
    PropertyPass(), LayoutOnly(), FullRecompute(), IdentityOracle(),
  ]

  /// The strategy of that name, or `nil`.
  public static func named(_ name: String) -> (any UpdateStrategy)? {
    all.first { $0.name == name }
  }
}
