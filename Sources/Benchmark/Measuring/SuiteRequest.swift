import CommandLineSupport

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
  /// Whether clocks are read.
  var usesTime: Bool
  /// How long one process may take.
  var timeoutSeconds: Int
  /// Whether progress is not shown.
  var isQuiet: Bool

  /// The options that say what to measure.
  static let options: [OptionDefinition] =
    BenchmarkFilter.options + [
      .value("metric", "NAME", "only this metric; may be repeated", isRepeatable: true),
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
    timeoutSeconds = try arguments.integer("timeout", in: 1...86_400, default: 300)
    isQuiet = arguments.has("quiet")
  }

  /// Whether a metric was asked for, by its `BenchmarkMetric.key`.
  func includes(metric key: String) -> Bool {
    metrics.isEmpty || metrics.contains { key == $0 || key == "custom.\($0)" }
  }

  /// What a benchmark is to be measured by, each metric once.
  func metrics(of configuration: Benchmark.Configuration) -> [BenchmarkMetric] {
    var known: Set<BenchmarkMetric> = []
    return configuration.metrics.filter { metric in
      guard includes(metric: metric.key), known.insert(metric).inserted else { return false }
      guard usesTime || !metric.isTime else { return false }
      return purpose == .show || metric.isJudged(with: configuration.thresholds?[metric])
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

  private static let counted: [BenchmarkMetric] = [
    .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked,
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
