import UBInstrumentation
import UBRegression
import UBResults

/// Small runs and baselines of workloads.
enum Examples {
  static let toolchain = Toolchain(
    swift: "6.3",
    compiler: nil,
    configuration: .release,
    traits: []
  )
  static let machine = Machine(processor: "A", cores: 2, memory: 1, kernel: "L", system: "S")
  static let counter = MetricCounter(name: "jemalloc nrequests", version: "5.3.0")
  static let steady = EntryIdentity(label: "list-scroll.steady", strategy: "propertyPass")
  static let fling = EntryIdentity(label: "list-scroll.fling", strategy: "propertyPass")

  /// A result in which every metric is zero but those given.
  static func result(
    _ metrics: [String: Int] = [:],
    of identity: EntryIdentity = steady,
    frames: Int = 120,
    digest: UInt64 = 1,
    parameters: [String: PlainValue] = ["delta": .integer(22)],
    instructions: InstructionFigures? = nil
  ) -> BenchmarkResult {
    var result = BenchmarkResult(
      benchmark: identity.label,
      id: "LS1",
      label: identity.label,
      strategy: identity.strategy ?? "",
      parameters: parameters,
      run: CountedRun(
        work: WorkCounters(),
        frameDigests: [],
        allocations: AllocationFigures(callsByFrame: [], bytesByFrame: [], liveDelta: 0)
      ),
      amplification: nil,
      instructions: instructions,
      time: nil
    )
    result.frames = frames
    result.digest = FrameDigest(digest)
    let allocations = Metric.all.filter(\.isAllocation).map(\.key)
    result.counts.merge(metrics.filter { !allocations.contains($0.key) }) { $1 }
    result.allocations.calls = metrics["allocations.calls"] ?? 0
    result.allocations.bytes = metrics["allocations.bytes"] ?? 0
    result.allocations.framesWithout = metrics["allocations.frames_without"] ?? 0
    result.allocations.liveDelta = metrics["allocations.live_delta"] ?? 0
    return result
  }

  /// A run of results.
  static func run(_ results: [BenchmarkResult], failures: [Failure] = []) -> ResultDocument {
    ResultDocument(
      suite: "default",
      date: "2026-01-02T03:04:05Z",
      command: ["updatebench", "run"],
      machine: machine,
      toolchain: toolchain,
      allocationCounter: counter,
      strategies: ["propertyPass"],
      results: results,
      failures: failures
    )
  }

  /// A baseline of results.
  static func baseline(_ results: [BenchmarkResult]) -> Baseline {
    baseline(of: run(results))
  }

  /// The baseline of a run.
  static func baseline(of run: ResultDocument) -> Baseline { Baseline(of: ResultView(run)) }

  /// A failure of the steady entry.
  static let failure = Failure(steady, kind: .stale, detail: "frame 3")
}

extension Comparison {
  /// Compares two runs of workloads.
  init(
    from base: ResultDocument,
    to run: ResultDocument,
    in scope: ComparisonScope = .everything,
    allowsAnyBuild: Bool = false
  ) {
    self.init(
      base: Examples.baseline(of: base),
      run: ResultView(run),
      in: scope,
      on: nil,
      allowsAnyBuild: allowsAnyBuild
    )
  }
}
