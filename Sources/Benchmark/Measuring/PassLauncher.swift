import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBShell

/// Runs the passes of benchmarks in child processes.
struct PassLauncher {
  /// The counter of instructions.
  let instructions: InstructionSource
  private let launcher: ChildLauncher

  /// A launcher for a request.
  ///
  /// - Throws: `ToolError.failed` if this executable can't be started again.
  init(_ request: RunRequest) throws {
    instructions = InstructionSource(simulating: request.countsInstructions)
    launcher = try ChildLauncher(tool: Suite.name, timeoutSeconds: request.timeoutSeconds)
  }

  /// Runs the processes of a pass and returns their reports.
  ///
  /// - Throws: `Failure`, or an error of `ChildLauncher`.
  func reports(of pass: MeasuringPass, _ benchmark: Benchmark) throws -> [PassReport] {
    let plan = PassPlan(
      pass,
      maxDuration: benchmark.configuration.maxDuration,
      maxIterations: benchmark.configuration.maxIterations
    )
    return try pass.hashing.map { deterministicHashing in
      do {
        let report = try report(of: plan, benchmark, deterministicHashing)
        guard let reason = report.failure else { return report }
        throw Failure(
          EntryIdentity(label: benchmark.name),
          kind: .failed,
          detail: "\(reason) (\(pass.processName))"
        )
      } catch let trouble as ChildLauncher.Trouble {
        throw Failure(
          EntryIdentity(label: benchmark.name),
          kind: trouble.kind == .timedOut ? .timedOut : .crashed,
          detail: trouble.detail,
          standardError: trouble.standardError
        )
      }
    }
  }

  /// Runs one process and returns its report, with the counts of its observer.
  private func report(
    of plan: PassPlan,
    _ benchmark: Benchmark,
    _ deterministicHashing: Bool
  ) throws -> PassReport {
    let file = InstructionSource.newFile()
    var (report, systemCalls) = try launcher.observed(
      PassReport.self,
      pass: plan.pass.processName,
      words: MeasureCommand.words(plan, benchmark: benchmark.name),
      deterministicHashing: deterministicHashing,
      setting: environment(of: plan.pass),
      by: observer(of: plan.pass, file: file)
    )
    let key = BenchmarkMetric.instructions.key
    switch (plan.pass, instructions) {
    case (.instructions, .simulator):
      report.samples[key] = InstructionMeter.values(of: Callgrind.windows(file: file))
    case (.instructions, _):
      report.samples[key] = report.samples[key].map(InstructionMeter.values)
    case (.systemCalls, _):
      report.samples[BenchmarkMetric.syscalls.key] = systemCalls
    default: break
    }
    return report
  }

  private func environment(of pass: MeasuringPass) -> [String: String] {
    if pass == .count { return Suite.uncachedAllocation }
    return isSimulated(pass) ? InstructionWindow.environment : [:]
  }

  /// Whether the processes of a pass run under a simulator.
  func isSimulated(_ pass: MeasuringPass) -> Bool {
    guard pass == .instructions, case .simulator = instructions else { return false }
    return true
  }

  private func observer(of pass: MeasuringPass, file: String) -> ChildLauncher.Observer? {
    switch (pass, instructions) {
    case (.instructions, .simulator(let callgrind)):
      .simulator(callgrind.windowPrefix(file: file))
    case (.systemCalls, _): .tracer
    default: nil
    }
  }
}

extension MeasuringPass {
  /// For each process of the pass, whether hashing is deterministic; the two counting processes
  /// differ in it.
  var hashing: [Bool] {
    switch self {
    case .count: [false, true]
    case .time: [Bool](repeating: true, count: PassPlan.launchCount)
    case .usage, .threads, .instructions, .systemCalls: [true]
    }
  }

  /// The name of the pass in complaints.
  var processName: String {
    switch self {
    case .count: "counting"
    case .time: "timing"
    case .usage: "usage"
    case .threads: "threads"
    case .instructions: "instructions"
    case .systemCalls: "system calls"
    }
  }
}
