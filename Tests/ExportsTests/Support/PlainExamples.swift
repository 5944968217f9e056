import UBExports
import UBResults

/// A run of a suite of plain Swift.
enum PlainExamples {
  /// A timed and tagged benchmark, one with a metric of its own, and two that failed.
  static func document(
    blocks: Int = 3,
    timed: [[Int]] = [[1_000, 3_000], [2_000, 2_000]]
  ) -> IterationDocument {
    IterationDocument(
      suite: "Suite",
      date: "2026-01-02T03:04:05Z",
      command: ["Suite"],
      machine: Machine(processor: "A, B", cores: 2, memory: 1, kernel: "L", system: "S"),
      toolchain: Toolchain(swift: "6.3", compiler: "C", configuration: .release, traits: []),
      counters: MetricCounters([
        .allocations: MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
      ]),
      benchmarks: [
        benchmark(
          "list (count: 2)",
          tags: ["count": "2"],
          [
            "mallocCountTotal": figures("mallocCountTotal", [[blocks, blocks]]),
            "wallClock": figures("wallClock", unit: .nanoseconds, kind: .sampled, timed),
          ]
        ),
        benchmark(
          "own",
          [
            "custom.even": figures("custom.even", [[4, 6, 8, 14]]),
            "custom.rate": figures("custom.rate", prefersLarger: true, [[5_000]]),
          ]
        ),
        benchmark("z", [:]),
      ],
      failures: ["z", "failing"].map {
        Failure(EntryIdentity(label: $0), kind: .failed, detail: "it is wrong")
      }
    )
  }

  /// The document's text in a format.
  static func text(_ format: ExportFormat, metrics: Set<String>? = nil) throws -> String {
    let source = ExportSource(ResultView(document()))
    return try Exporter.text(of: [source], as: format, metrics: metrics)
  }

  private static func benchmark(
    _ name: String,
    tags: [String: String] = [:],
    _ metrics: [String: MetricFigures]
  ) -> BenchmarkFigures {
    BenchmarkFigures(
      benchmark: name,
      tags: tags,
      scalingFactor: 1,
      processor: nil,
      metrics: metrics,
      unavailable: [:]
    )
  }

  private static func figures(
    _ key: String,
    unit: Metric.Unit = .count,
    prefersLarger: Bool = false,
    kind: MetricFigures.Kind = .exact,
    _ samples: [[Int]]
  ) -> MetricFigures {
    let isAllocation = key.hasPrefix("malloc")
    return MetricFigures(
      kind: kind,
      metric: Metric(
        key,
        source: isAllocation ? .allocations : .other,
        unit: unit,
        polarity: prefersLarger ? .prefersLarger : .prefersSmaller
      ),
      isScaled: true,
      disagreement: nil,
      percentiles: PercentileValues(of: samples.flatMap(\.self)) ?? PercentileValues(constant: 0),
      samples: samples
    )
  }
}
