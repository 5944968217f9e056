/// How many binding evaluations a strategy makes for each that the identity oracle makes.
///
/// Kept as two whole numbers, so that nothing is lost to rounding.
package struct Amplification: Codable, Equatable, Sendable {
  /// The strategy's binding evaluations.
  package var evaluated: Int
  /// The oracle's, on the same workload at the same parameters.
  package var oracle: Int

  package init(evaluated: Int, oracle: Int) {
    self.evaluated = evaluated
    self.oracle = oracle
  }

  /// The ratio; `nil` where the oracle evaluates nothing.
  package var ratio: Double? { oracle == 0 ? nil : Double(evaluated) / Double(oracle) }

  enum CodingKeys: String, CodingKey {
    case evaluated = "bindings_evaluated"
    case oracle = "oracle_bindings_evaluated"
  }
}
