import UBRegression
import UBResults

/// Small runs and baselines of plain Swift.
enum Iterations {
  /// The metrics of examples by key.
  static let metrics: [String: Metric] = [
    "mallocCountTotal": Metric("mallocCountTotal", source: .allocations),
    "retainCount": Metric("retainCount", source: .references),
    "instructions": Metric("instructions", source: .instructions),
    "syscalls": Metric("syscalls", source: .other),
    "throughput": Metric(
      "throughput",
      source: .other,
      unit: .perSecond,
      polarity: .prefersLarger
    ),
    "wallClock": Metric("wallClock", source: .other, unit: .nanoseconds),
    "custom.nodes": Metric("custom.nodes", source: .other),
    "custom.hits": Metric("custom.hits", source: .other, polarity: .prefersLarger),
  ]
  static let counters = MetricCounters([
    .allocations: Examples.counter,
    .references: MetricCounter(name: "Swift runtime hooks", version: "1"),
    .instructions: MetricCounter(name: "callgrind instructions", version: "3.19.0"),
  ])

  /// The figures of a metric, by the kind of its values.
  static func figures(
    _ key: String,
    _ kind: MetricFigures.Kind,
    _ samples: [Int],
    disagreement: String? = nil
  ) -> MetricFigures {
    MetricFigures(
      kind: kind,
      metric: metrics[key] ?? Metric(key, source: .other),
      isScaled: true,
      disagreement: disagreement,
      percentiles: PercentileValues(of: samples) ?? PercentileValues(constant: 0),
      samples: [samples]
    )
  }

  /// A benchmark of figures.
  static func benchmark(
    _ name: String = "parse",
    _ metrics: [String: MetricFigures],
    scalingFactor: Int = 1,
    unavailable: [String: String] = [:]
  ) -> BenchmarkFigures {
    BenchmarkFigures(
      benchmark: name,
      tags: [:],
      scalingFactor: scalingFactor,
      processor: nil,
      metrics: metrics,
      unavailable: unavailable
    )
  }

  /// A benchmark of exact counts.
  static func benchmark(_ name: String = "parse", counts: [String: Int]) -> BenchmarkFigures {
    benchmark(
      name,
      Dictionary(uniqueKeysWithValues: counts.map { ($0, figures($0, .exact, [$1])) })
    )
  }

  /// A run of benchmarks.
  static func run(
    _ benchmarks: [BenchmarkFigures],
    counters: MetricCounters = counters,
    failures: [Failure] = []
  ) -> IterationDocument {
    IterationDocument(
      suite: "PlainSwift",
      date: "2026-01-02T03:04:05Z",
      command: ["PlainSwift", "run"],
      machine: Examples.machine,
      toolchain: Examples.toolchain,
      counters: counters,
      benchmarks: benchmarks,
      failures: failures
    )
  }

  /// Rules with thresholds for the benchmark `parse`.
  static func rules(
    _ thresholds: [String: Thresholds] = [:],
    judgesTimes: Bool = false
  ) -> JudgingRules {
    var rules = JudgingRules()
    rules.thresholds = ["parse": thresholds]
    rules.judgesTimes = judgesTimes
    rules.known = metrics
    rules.needingThresholds = ["syscalls", "throughput", "wallClock", "instructions"]
    return rules
  }
}

extension Comparison {
  /// Compares two runs of plain Swift.
  init(
    from base: IterationDocument,
    to run: IterationDocument,
    by rules: JudgingRules = Iterations.rules(),
    on today: Day? = nil
  ) {
    self.init(
      base: Baseline(of: ResultView(base), by: rules),
      run: ResultView(run),
      by: rules,
      on: today
    )
  }

  /// The obstacles and differences of every entry, in words.
  var findings: [String] {
    var findings = obstacles.map(\.description)
    for entry in entries {
      var words = entry.obstacles.map(\.description)
      words += entry.differences.map(\.description)
      words += [entry.expired?.description].compactMap(\.self)
      words += entry.notes
      findings += words.map { "\(entry.identity): \($0)" }
    }
    return findings + notes
  }
}
