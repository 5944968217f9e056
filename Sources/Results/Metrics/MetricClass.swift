/// How repeatable a metric's values are, which decides how they are judged.
package enum MetricClass: String, Codable, Sendable, CaseIterable {
  /// Counted in several processes that agreed; judged by equality, both ways.
  case exact
  /// Counted by a simulated processor; judged within `MetricClass.simulatedTolerance`.
  case simulated
  /// Different in each run, as times are; judged only within stated thresholds.
  case sampled
}

extension MetricClass {
  /// The share by which addresses and the simulator move a simulated count.
  package static let simulatedTolerance = 0.001
}
