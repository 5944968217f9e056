import UBCommandLineSupport
import UBRegression
import UBResults
import UBWorkloads

/// The sweeps of a suite, run.
struct ScalingRun {
  /// The curves of every sweep.
  let record: ScalingRecord
  /// What could not be measured.
  let failures: [Failure]
  /// The exponent of each timed sweep and strategy, of the median of a frame; for information.
  let times: [(place: String, fit: ScalingFit)]

  /// Runs sweeps.
  ///
  /// - Throws: `UsageError.parameter` for a size that a parameter can't have, or what a run throws.
  init(
    _ sweeps: [ScalingSweep],
    of suite: RunnableSuite,
    _ request: RunRequest
  ) throws {
    var failures: [Failure] = []
    var times: [(place: String, fit: ScalingFit)] = []
    var results: [String: ScalingSweepResult] = [:]
    var documents: [ResultDocument] = []
    // All plans are made before anything runs, so that a bad size is told at once.
    let plans = try sweeps.map { try RunPlan(of: $0, in: suite, request) }
    for (sweep, plan) in zip(sweeps, plans) {
      let document = try SuiteRunner.run(plan, isQuiet: request.isQuiet)
      documents.append(document)
      failures += document.failures
      results[sweep.name] = ScalingSweepResult(
        of: document,
        parameter: sweep.parameter,
        sizes: sweep.sizes
      )
      times += Self.times(of: sweep, in: document)
    }
    guard let first = documents.first else {
      throw ToolError.failed("suite '\(suite.name)' has no sweeps")
    }
    record = ScalingRecord(
      suite: suite.name,
      toolchain: first.toolchain,
      allocationCounter: first.allocationCounter,
      sweeps: results
    )
    self.failures = failures
    self.times = times
  }

  private static func times(
    of sweep: ScalingSweep,
    in document: ResultDocument
  ) -> [(place: String, fit: ScalingFit)] {
    document.strategies.compactMap { strategy in
      let medians = sweep.sizes.compactMap { size in
        document.results.first { result in
          result.strategy == strategy && result.parameters[sweep.parameter] == .integer(size)
        }?.time.map { Int(clamping: $0.frame.p50) }
      }
      guard medians.count == sweep.sizes.count, medians.allSatisfy({ $0 > 0 }) else { return nil }
      return ("\(sweep.name) \(strategy)", ScalingFit(sizes: sweep.sizes, costs: medians))
    }
  }
}

extension RunPlan {
  /// The plan of a sweep: its workload at each size.
  ///
  /// - Throws: `UsageError`.
  init(of sweep: ScalingSweep, in suite: RunnableSuite, _ request: RunRequest) throws {
    guard let benchmark = suite.benchmarks.first(where: { $0.definition.name == sweep.workload })
    else {
      let known = suite.workloads.map(\.name)
      throw UsageError.unknownName(kind: "benchmark", name: sweep.workload, known: known)
    }
    let items = try sweep.sizes.map { size in
      let settings = sweep.settings + [(sweep.parameter, String(size))]
      let parameters = try benchmark.parameters(setting: settings)
      return Item(
        benchmark: benchmark,
        parameters: parameters,
        label: benchmark.label(parameters),
        strategies: benchmark.strategies
      )
    }
    self.init(suite: suite, items: items, request)
  }
}
