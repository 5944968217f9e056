/// How a metric is taken, stored and judged.
package enum MetricClass: String, Codable, Sendable, CaseIterable {
  /// Counted in processes that time nothing, three times in two of them, which must agree; stored
  /// in baselines with what counted it; judged by equality, both ways.
  case exact
  /// Counted by a simulated processor, once; stored like exact numbers; judged with a tolerance
  /// for what addresses and the simulator add.
  case instructions
  /// Taken in pairs from two builds at the same moment; stored for reading only; judged within one
  /// job, against the spread of a build and its own copy.
  case time
}

extension MetricClass {
  /// The share of a stored number by which another may differ and still be the same; `nil` where
  /// stored numbers aren't compared at all.
  package var tolerance: Double? {
    switch self {
    case .exact: 0
    case .instructions: 0.001
    case .time: nil
    }
  }
}
