package import UBResults

/// The rules by which the metrics of a suite are judged.
///
/// Without rules, exact and simulated metrics are judged, and sampled ones are not.
package struct JudgingRules: Sendable {
  /// The allowed differences by benchmark label and metric key.
  package var thresholds: [String: [String: Thresholds]] = [:]
  /// Whether times with thresholds are judged.
  package var judgesTimes = false
  /// The keys of the requested metrics; empty for all.
  package var metrics: Set<String> = []
  /// Whether instructions were not requested, so that their absence is no obstacle.
  package var omitsInstructions = false
  /// Why instructions were not counted; `nil` if nobody asked for them.
  package var instructionsSkipped: String?
  /// The metrics that the suite can measure, by key; those of workloads are always known.
  package var known: [String: Metric] = [:]
  /// The keys of metrics that a run measures only for benchmarks with thresholds for them.
  package var needingThresholds: Set<String> = []

  /// The rules without thresholds.
  package init() {}

  /// Whether a metric was requested; a metric of a benchmark's own has a prefix in its key.
  package func includes(_ key: String) -> Bool {
    metrics.isEmpty || metrics.contains(key)
      || key.hasPrefix(Self.customPrefix)
        && metrics.contains(String(key.dropFirst(Self.customPrefix.count)))
  }

  /// The prefix of keys of metrics that a benchmark measures itself.
  package static let customPrefix = "custom."

  /// The thresholds of a metric; `nil` where its class decides.
  package func thresholds(of label: String, _ key: String) -> Thresholds? {
    thresholds[label]?[key]
  }

  /// These rules at the 90th percentile alone.
  package var atP90: JudgingRules {
    var rules = self
    rules.thresholds = thresholds.mapValues { $0.mapValues(\.atP90) }
    return rules
  }

  /// The metric of a key, as a run or the suite defines it.
  func metric(_ key: String, in run: ResultView.Entry?) -> Metric {
    run?.measurements.first { $0.metric.key == key }?.metric ?? known[key]
      ?? Metric.ofWorkload(key: key) ?? Metric(key, source: .other, polarity: .unknown)
  }

  /// Whether a metric is a time that is not to be judged.
  func leavesOut(_ metric: Metric) -> Bool { metric.isTime && !judgesTimes }

  /// The reason why a run has no value of a metric; `nil` if none is known.
  func reasonOfAbsence(of key: String, in run: ResultView.Entry) -> String? {
    let label = run.identity.label
    let isUnasked = needingThresholds.contains(key) && thresholds(of: label, key) == nil
    return run.unavailable[key] ?? (isUnasked ? "it is measured only with a threshold" : nil)
  }

  /// Whether a value is worse than another by more than the rules allow.
  ///
  /// Of a metric without a known polarity, any change is worse.
  func isWorse(
    _ new: MetricValue,
    than old: MetricValue,
    _ metric: Metric,
    of label: String
  ) -> Bool {
    guard metric.polarity != .unknown else { return new != old }
    let own =
      thresholds(of: label, metric.key) ?? (new.metricClass == .simulated ? .simulated : nil)
    return MetricDifference.all(
      of: metric,
      from: old.percentiles,
      to: new.percentiles,
      within: own
    )
    .contains { $0.verdict == .regressed }
  }
}
