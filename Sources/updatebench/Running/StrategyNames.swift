import UpdatePipeline

/// The strategies that have a part in every run.
enum StrategyNames {
  /// Every strategy, in the order tables show them.
  static let all = StandardStrategies.all.map(\.name)

  /// The strategy whose frames every other strategy's must equal.
  static let reference = FullRecompute().name

  /// The strategy whose binding evaluations are the floor, and whose times mean nothing.
  static let oracle = IdentityOracle().name
}
