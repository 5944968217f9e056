/// Every view is brought up to date in every frame, and the solver is rebuilt from nothing.
///
/// Nothing is tracked, so nothing can be missed: its frames are what every other strategy's
/// frames must equal.
nonisolated public struct FullRecompute: UpdateStrategy {
  /// The strategy's name in documents.
  public let name = "fullRecompute"
  /// What distinguishes the strategy.
  public let policy = UpdatePolicy(scope: .everyView, solverLifetime: .frame)

  /// The strategy; it has no settings.
  public init() {}
}
