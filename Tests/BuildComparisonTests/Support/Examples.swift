import UBInstrumentation
import UBResults

/// Small documents of a suite of plain Swift.
enum Examples {
  static let label = "sort"

  /// The figures of a benchmark that allocates as often as stated in each iteration.
  static func figures(
    _ label: String = label,
    calls: [Int] = [5],
    scalingFactor: Int = 1
  ) -> BenchmarkFigures {
    let metric = Metric("mallocCountTotal", source: .allocations)
    let figures = PercentileValues(of: calls).map { percentiles in
      MetricFigures(
        kind: .exact,
        metric: metric,
        isScaled: false,
        disagreement: nil,
        percentiles: percentiles,
        samples: [calls]
      )
    }
    return BenchmarkFigures(
      benchmark: label,
      tags: [:],
      scalingFactor: scalingFactor,
      processor: nil,
      metrics: figures.map { [metric.key: $0] } ?? [:],
      unavailable: [:]
    )
  }

  /// A build that counts some benchmarks.
  static func build(
    _ benchmarks: [BenchmarkFigures] = [figures()],
    swift: String = "6.3",
    profile: AllocationProfile? = nil
  ) -> StandIns.Build {
    let document = IterationDocument(
      suite: "examples",
      date: "2026-01-01T00:00:00Z",
      command: ["copy"],
      machine: Machine(processor: "a", cores: 2, memory: 1, kernel: "k", system: "s"),
      toolchain: Toolchain(
        swift: swift,
        compiler: nil,
        configuration: .release,
        traits: []
      ),
      counters: MetricCounters([.allocations: counter]),
      benchmarks: benchmarks,
      failures: []
    )
    return StandIns.Build(document: document, profile: profile)
  }

  /// A profile of two iterations that allocate at one place.
  static func profile(calls: Int) -> AllocationProfile {
    AllocationProfile(
      allocationCounter: counter,
      frameCount: 2,
      sites: [
        AllocationSite(
          pass: .outside,
          functions: ["sort(_:)"],
          amount: AllocationAmount(calls: calls, bytes: 64 * calls)
        )
      ]
    )
  }

  private static let counter = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
}
