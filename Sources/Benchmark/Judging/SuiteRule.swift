import UBRegression

/// Which numbers of benchmarks are worse than others, by polarity and thresholds.
struct SuiteRule {
  private let benchmarks: [BenchmarkFigures]
  private let thresholds: SuiteThresholds

  /// The rule that the metrics of measured benchmarks and their thresholds make.
  init(of benchmarks: [BenchmarkFigures], thresholds: SuiteThresholds) {
    self.benchmarks = benchmarks
    self.thresholds = thresholds
  }

  /// Whether a metric's new number is worse than an old one, by more than its thresholds allow.
  ///
  /// Of a metric that the run doesn't have nothing is known but that it was worse.
  func isWorse(
    _ key: String,
    of benchmark: String,
    _ new: BaselineMetric,
    than old: BaselineMetric
  ) -> Bool {
    let figures = benchmarks.first { $0.benchmark == benchmark }
    guard let polarity = figures?.metrics[key]?.polarity else { return new != old }
    let check = ThresholdCheck(old: old.percentiles, new: new.percentiles, polarity: polarity)
    let own = thresholds[benchmark, key] ?? (new.kind == .simulated ? .simulated : nil)
    let deviations = own.map { check.deviations(from: $0) } ?? check.deviations()
    return deviations.contains { $0.verdict == .regressed }
  }
}
