import CommandLineSupport
import Measurement
import Results

/// Traces what a run has results for, one process after another.
struct TraceRunner {
  private let plan: RunPlan
  private let launcher: ChildLauncher

  private init(_ plan: RunPlan) throws {
    self.plan = plan
    launcher = try ChildLauncher(tool: UpdateBenchCommand.name, timeoutSeconds: plan.timeoutSeconds)
  }

  /// Adds a trace to each result of a document whose times mean something.
  ///
  /// What goes wrong is a failure beside the counts, which stand.
  ///
  /// - Throws: `ToolError.interrupted`.
  static func trace(
    _ document: inout ResultDocument,
    of plan: RunPlan,
    isQuiet: Bool
  ) throws {
    let runner = try TraceRunner(plan)
    let indices = document.results.indices.filter {
      document.results[$0].strategy != StrategyNames.oracle
    }
    let progress = Progress(stepCount: indices.count, isQuiet: isQuiet)
    defer { progress.end() }
    for index in indices {
      let result = document.results[index]
      progress.begin("\(result.identity): tracing")
      do {
        document.results[index].trace = try runner.trace(result)
      } catch let trouble as ChildLauncher.Trouble {
        document.failures.append(Self.failure(of: result, trouble))
      }
    }
    guard !Interruption.isRequested else { throw ToolError.interrupted }
  }

  private func trace(_ result: BenchmarkResult) throws -> TraceFigures? {
    guard let item = plan.items.first(where: { $0.label == result.label }) else { return nil }
    let command = MeasurementCommand(.trace, runs: 1, of: item, in: plan, [result.strategy])
    return try launcher.report(TracingReport.self, command, deterministicHashing: true).trace
  }

  private static func failure(
    of result: BenchmarkResult,
    _ trouble: ChildLauncher.Trouble
  ) -> Failure {
    Failure(
      benchmark: result.benchmark,
      id: result.id,
      label: result.label,
      strategy: result.strategy,
      kind: trouble.kind,
      detail: trouble.detail,
      standardError: trouble.standardError
    )
  }
}
