import UBInstrumentation
import UBResults

/// Small documents for tests.
enum Examples {
  /// A run of two frames, the second of which allocates nothing.
  static let run = CountedRun(
    work: [.bindingsEvaluated: 16, .bindingsEffective: 16, .writesTotal: 2],
    frameDigests: [FrameDigest(1), FrameDigest(0xfeed)],
    allocations: AllocationFigures(callsByFrame: [3, 0], bytesByFrame: [192, 0], liveDelta: -64)
  )

  /// The result of that run, timed twice.
  static let result = BenchmarkResult(
    benchmark: "list-scroll.steady",
    id: "LS1",
    label: "list-scroll.steady[delta=44]",
    strategy: "propertyPass",
    parameters: ["delta": .integer(44), "velocity": .number(0.5), "size": .text("393x852")],
    run: run,
    amplification: Amplification(evaluated: 16, oracle: 8),
    time: TimeFigures(
      samples: TimeSamples(
        frame: [[10, 20], [30, 40]],
        cpu: [[9, 19], [29, 39]],
        solver: [[1, 2], [3, 4]]
      ),
      processor: 1
    )
  )

  /// A document of that result and a failure.
  static let document = ResultDocument(
    suite: "default",
    date: "2026-01-02T03:04:05Z",
    command: ["updatebench", "run", "--filter", "a \"quoted\" word"],
    machine: Machine(
      processor: "Example",
      cores: 2,
      memory: 4_096,
      kernel: "Linux 1 x86_64",
      system: "Example 12"
    ),
    toolchain: Toolchain(
      swift: "6.3",
      compiler: "Swift version 6.3.1",
      configuration: .release,
      traits: []
    ),
    allocationCounter: MetricCounter(name: "jemalloc nrequests", version: "5.3.0"),
    strategies: ["propertyPass", "layoutOnly"],
    results: [result],
    failures: [
      Failure(
        EntryIdentity(label: "list-scroll.steady[delta=44]", strategy: "layoutOnly"),
        kind: .timedOut,
        detail: "counting took longer than 1 s",
        standardError: ["one", "two"]
      )
    ]
  )

  /// The counter of allocations in examples.
  static let jemalloc = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")

  /// A benchmark of plain Swift with a metric of each kind.
  static let figures = BenchmarkFigures(
    benchmark: "parse (fast) (count: 2)",
    tags: ["count": "2"],
    scalingFactor: 1_000,
    processor: 1,
    metrics: [
      "mallocCountTotal": metric(.exact, .allocations, samples: [[3, 3]]),
      "memoryLeaked": metric(
        .nondeterministic,
        .allocations,
        samples: [[0, 1], [0, 2]],
        disagreement: "value 2 is 1 in process 1 and 2 in process 2"
      ),
      "instructions": metric(.simulated, .instructions, samples: [[900, 901, 902]]),
      "throughput": metric(
        .sampled,
        .other,
        unit: .perSecond,
        polarity: .prefersLarger,
        samples: [[50], [40]]
      ),
      "wallClock": metric(.sampled, .other, unit: .nanoseconds, samples: [[20, 21], [25]]),
    ],
    unavailable: ["syscalls": "found no 'strace' in PATH"]
  )

  /// A document of that benchmark and a failure of another.
  static let iterations = IterationDocument(
    suite: "PlainSwift",
    date: "2026-01-02T03:04:05Z",
    command: ["PlainSwift", "run"],
    machine: document.machine,
    toolchain: document.toolchain,
    counters: MetricCounters([.allocations: jemalloc]),
    benchmarks: [figures],
    failures: [Failure(EntryIdentity(label: "sort"), kind: .unmeasured, detail: "no 'nodes'")],
    shard: Shard(index: 1, count: 2)
  )

  private static func metric(
    _ kind: MetricFigures.Kind,
    _ source: Metric.Source,
    unit: Metric.Unit = .count,
    polarity: Metric.Polarity = .prefersSmaller,
    samples: [[Int]],
    disagreement: String? = nil
  ) -> MetricFigures {
    MetricFigures(
      kind: kind,
      metric: Metric("any", source: source, unit: unit, polarity: polarity),
      isScaled: true,
      disagreement: disagreement,
      percentiles: PercentileValues(of: samples.flatMap(\.self)) ?? PercentileValues(constant: 0),
      samples: samples
    )
  }
}
