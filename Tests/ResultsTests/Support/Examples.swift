import UBInstrumentation
import UBResults

/// Small documents for tests.
enum Examples {
  /// A run of two frames, the second of which allocates nothing.
  static let run = CountedRun(
    work: [.bindingsEvaluated: 16, .writesTotal: 2],
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
        benchmark: "list-scroll.steady",
        id: "LS1",
        label: "list-scroll.steady[delta=44]",
        strategy: "layoutOnly",
        kind: .timedOut,
        detail: "counting took longer than 1 s",
        standardError: ["one", "two"]
      )
    ]
  )
}
