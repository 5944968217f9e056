import UBCommandLineSupport

/// What a run of a suite was asked to do, read from options.
struct SuiteRequest {
  /// Why it runs, which decides what it measures.
  enum Purpose {
    /// To show everything that each benchmark is measured by.
    case show
    /// To hold against a baseline what can be held against one.
    case judge
  }

  /// Why it runs.
  var purpose: Purpose
  /// Which benchmarks.
  var filter: BenchmarkFilter
  /// Only these metrics, by name in code; empty for all.
  var metrics: [String]
  /// Metrics that two sides counted by different means.
  var incomparable: Set<String> = []
  /// Whether clocks are read.
  var usesTime: Bool
  /// Whether instructions are counted by a simulator where the processor doesn't count them.
  var simulatesInstructions: Bool
  /// How long one process may take.
  var timeoutSeconds: Int
  /// Whether progress is not shown.
  var isQuiet: Bool

  /// The option that chooses metrics.
  static let metricOption = OptionDefinition.value(
    "metric",
    "NAME",
    "only this metric; may be repeated",
    isRepeatable: true
  )
  /// The options that say what to measure.
  static let options: [OptionDefinition] =
    BenchmarkFilter.options + [
      metricOption,
      .flag("instructions", "count instructions by callgrind, which is a hundred times slower"),
      .value("timeout", "SECONDS", "how long one process may take (default: 300)"),
      .flag("quiet", "show no progress"),
    ]

  /// Reads the options.
  ///
  /// - Throws: `UsageError`.
  init(_ arguments: Arguments, purpose: Purpose) throws(UsageError) {
    self.purpose = purpose
    filter = try BenchmarkFilter(arguments)
    metrics = arguments.all("metric")
    usesTime = purpose == .show ? !arguments.has("no-time") : arguments.has("time")
    simulatesInstructions = arguments.has("instructions")
    timeoutSeconds = try arguments.integer("timeout", in: 1...86_400, default: 300)
    isQuiet = arguments.has("quiet")
  }

  /// Whether a metric was asked for, by its `BenchmarkMetric.key`.
  func includes(metric key: String) -> Bool {
    guard !incomparable.contains(key) else { return false }
    return metrics.isEmpty || metrics.contains { key == $0 || key == "custom.\($0)" }
  }

  /// Whether a metric is missing because it was not asked for: only a simulator counts it here.
  func leavesOut(metric key: String) -> Bool {
    key == BenchmarkMetric.instructions.key && !simulatesInstructions
  }

  /// What a benchmark is to be measured by, each metric once.
  func metrics(of configuration: Benchmark.Configuration) -> [BenchmarkMetric] {
    var known: Set<BenchmarkMetric> = []
    return configuration.metrics.filter { metric in
      guard includes(metric: metric.key), known.insert(metric).inserted else { return false }
      guard usesTime || !metric.isTime else { return false }
      guard purpose == .judge else { return true }
      return metric.isJudged(with: configuration.thresholds?[metric])
        || metric == .instructions && simulatesInstructions
    }
  }
}

extension BenchmarkMetric {
  /// Whether the metric is a time or follows from one.
  var isTime: Bool { isProcessorOrWallTime || self == .throughput }

  /// Whether the metric of a key is a time or follows from one.
  static func isTime(key: String) -> Bool {
    known.contains { $0.key == key && $0.isTime }
  }

  /// Whether processes can be expected to agree on the metric.
  var isCounted: Bool {
    isCustom || Self.counted.contains(self)
  }

  /// Whether processes can be expected to agree on the metric of a key.
  static func isCounted(key: String) -> Bool {
    !known.contains { $0.key == key && !$0.isCounted }
  }

  private static let counted: [BenchmarkMetric] = [
    .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked, .objectAllocCount,
    .retainCount, .releaseCount, .retainReleaseDelta,
  ]

  /// Whether a baseline holds the metric: counts, and what the benchmark has thresholds for.
  func isJudged(with thresholds: BenchmarkThresholds?) -> Bool {
    thresholds.map { !$0.isEmpty } ?? isCounted
  }
}

extension BenchmarkThresholds {
  /// Whether there is nothing to judge by.
  var isEmpty: Bool { relative.isEmpty && absolute.isEmpty }
}
