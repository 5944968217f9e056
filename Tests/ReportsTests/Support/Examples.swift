import UBInstrumentation
import UBResults

/// Small documents for tests.
enum Examples {
  /// A document of one workload under the strategies given, each with the same work.
  static func document(
    work: WorkCounters,
    strategies: [String] = ["propertyPass", "layoutOnly"],
    failures: [Failure] = []
  ) -> ResultDocument {
    let failed = Set(failures.compactMap(\.strategy))
    return ResultDocument(
      suite: "default",
      date: "2026-01-02T03:04:05Z",
      command: ["updatebench", "run"],
      machine: Machine(processor: "Example", cores: 2, memory: 1, kernel: "L", system: "S"),
      toolchain: Toolchain(swift: "6.3", compiler: nil, configuration: .release, traits: []),
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: "5.3.0"),
      strategies: strategies,
      results: strategies.filter { !failed.contains($0) }.map { result($0, work: work) },
      failures: failures
    )
  }

  /// A failure under a strategy.
  static func failure(_ strategy: String, _ kind: Failure.Kind) -> Failure {
    Failure(
      EntryIdentity(label: "list-scroll.steady", strategy: strategy),
      kind: kind,
      detail: "it broke",
      standardError: ["last words"]
    )
  }

  private static func result(_ strategy: String, work: WorkCounters) -> BenchmarkResult {
    BenchmarkResult(
      benchmark: "list-scroll.steady",
      id: "LS1",
      label: "list-scroll.steady",
      strategy: strategy,
      parameters: [:],
      run: CountedRun(
        work: work,
        frameDigests: [FrameDigest(1), FrameDigest(2)],
        allocations: AllocationFigures(
          callsByFrame: [2, 1],
          bytesByFrame: [100, 50],
          liveDelta: 0
        )
      ),
      amplification: Amplification(evaluated: 3, oracle: 2),
      time: TimeFigures(
        samples: TimeSamples(
          frame: [[1_500, 2_500_000]],
          cpu: [[1_000, 2_000]],
          solver: [[100, 200]]
        ),
        processor: 0
      )
    )
  }

  /// A run of two benchmarks of plain Swift, one of which is scaled, and one that failed.
  static func plainRun(isMeasured: Bool = true) -> ResultView {
    let machine = Machine(processor: "Example", cores: 2, memory: 1, kernel: "L", system: "S")
    return ResultView(
      IterationDocument(
        suite: "Suite",
        date: "2026-01-02T03:04:05Z",
        command: ["Suite"],
        machine: machine,
        toolchain: Toolchain(swift: "6.3", compiler: nil, configuration: .release, traits: []),
        counters: MetricCounters([
          .allocations: MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
        ]),
        benchmarks: isMeasured
          ? [
            benchmark("one", ["mallocCountTotal": figures("mallocCountTotal", [3, 3, 3])]),
            benchmark(
              "two",
              scalingFactor: 1_000,
              [
                "wallClock": figures(
                  "wallClock",
                  unit: .nanoseconds,
                  kind: .sampled,
                  [1_500, 2_500_000]
                ),
                "mallocCountTotal": figures("mallocCountTotal", [2_009, 2_009]),
                "custom.hits": figures("custom.hits", isScaled: false, [-3, 4]),
              ],
              unavailable: ["syscalls": "needs a tracer"]
            ),
          ] : [],
        failures: [
          Failure(
            EntryIdentity(label: "three"),
            kind: .failed,
            detail: "it is wrong",
            standardError: ["last words"]
          )
        ]
      )
    )
  }

  private static func benchmark(
    _ name: String,
    scalingFactor: Int = 1,
    _ metrics: [String: MetricFigures],
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

  private static func figures(
    _ key: String,
    unit: Metric.Unit = .count,
    kind: MetricFigures.Kind = .exact,
    isScaled: Bool = true,
    _ values: [Int]
  ) -> MetricFigures {
    MetricFigures(
      kind: kind,
      metric: Metric(key, source: unit == .count ? .allocations : .other, unit: unit),
      isScaled: isScaled,
      disagreement: nil,
      percentiles: PercentileValues(of: values) ?? PercentileValues(constant: 0),
      samples: [values]
    )
  }
}
