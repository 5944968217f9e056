/// The least work any strategy could do that re-evaluates a row when it comes into a cell.
///
/// It runs as `PropertyPass` does and counts only the binding evaluations that were needed: all
/// of a row that came into a cell, else those that changed what is displayed. Its times mean
/// nothing; its counts are the floor that amplification is measured against.
nonisolated public struct IdentityOracle: UpdateStrategy {
  /// The strategy's name in documents.
  public let name = "identityOracle"
  /// What distinguishes the strategy.
  public let policy = UpdatePolicy(bindingCost: .neededEvaluations)

  /// The strategy; it has no settings.
  public init() {}
}
