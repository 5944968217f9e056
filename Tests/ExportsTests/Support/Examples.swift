import UBExports
import UBInstrumentation
import UBRegression
import UBResults

/// A small document, and what it becomes.
enum Examples {
  /// The metrics that the expected texts tell of.
  static let metrics: Set<String> = [
    "bindings.evaluated", "writes.total", "solver.constraintsAdded", "allocations.bytes",
    "allocations.frames_without", "frame_ns_p50", "solver_ns_mean",
  ]

  /// A document of one workload under two strategies, the first of which was timed.
  static func document(
    label: String = "list-scroll.steady[delta=44]",
    benchmark: String = "list-scroll.steady",
    evaluated: Int = 9_007_199_254_740_993,
    failures: [Failure] = []
  ) -> ResultDocument {
    ResultDocument(
      suite: "default",
      date: "2026-01-02T03:04:05Z",
      command: ["updatebench", "run"],
      machine: Machine(processor: "A, B", cores: 2, memory: 1, kernel: "L", system: "S"),
      toolchain: Toolchain(swift: "6.3", compiler: "C", configuration: .release, traits: []),
      allocationCounter: MetricCounter(name: "jemalloc nrequests", version: "5.3.0"),
      strategies: ["propertyPass", "layoutOnly"],
      results: [
        result(label, benchmark, "propertyPass", evaluated: evaluated, isTimed: true),
        result(label, benchmark, "layoutOnly", evaluated: 0, isTimed: false),
      ],
      failures: failures
    )
  }

  /// The document's text in a format.
  static func text(
    _ format: ExportFormat,
    of document: ResultDocument = document()
  ) throws -> String {
    try Exporter.text(of: [ExportSource(ResultView(document))], as: format, metrics: metrics)
  }

  /// A run that failed.
  static let failure = Failure(
    EntryIdentity(label: "list-scroll.steady", strategy: "fullRecompute"),
    kind: .crashed,
    detail: "it broke",
    standardError: ["last \u{1b}[1mwords <&>\u{0}"]
  )

  private static func result(
    _ label: String,
    _ benchmark: String,
    _ strategy: String,
    evaluated: Int,
    isTimed: Bool
  ) -> BenchmarkResult {
    let samples = TimeSamples(
      frame: [[1_500, 2_500], [1_700, 2_301]],
      cpu: [[1_000, 2_000], [1_001, 2_001]],
      solver: [[100, 200], [300, 401]]
    )
    return BenchmarkResult(
      benchmark: benchmark,
      id: "LS1",
      label: label,
      strategy: strategy,
      parameters: ["delta": .integer(44), "viewport": .text("393x852")],
      run: CountedRun(
        work: [.bindingsEvaluated: evaluated, .writesTotal: 3, .solverConstraintsAdded: 5],
        frameDigests: [FrameDigest(1), FrameDigest(2)],
        allocations: AllocationFigures(
          callsByFrame: [2, 0],
          bytesByFrame: [150, 0],
          liveDelta: 0
        )
      ),
      amplification: nil,
      time: isTimed ? TimeFigures(samples: samples, processor: 0) : nil
    )
  }
}
