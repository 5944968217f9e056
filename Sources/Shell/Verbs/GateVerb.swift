import UBBuildComparison
import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Measures a suite and holds it against the baseline, or against another build.
struct GateVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "gate",
      summary: "Measures a suite, compares it with the baseline, and fails if anything differs.",
      discussion: """
        Counts are compared exactly, in both directions: a better number fails too until 'baseline
        accept' locks it in, so that no later change can hide in the slack. Simulated instructions
        have a tolerance of 0.1 %. A missing baseline, benchmark or metric, another Swift version, a
        crash, a count that differs between runs, a debug or checked build: none of these is a pass.

        With --against, the package is built at a commit and as it is now. Both builds count, and
        their times are taken in pairs on one processor. A slowdown has to show twice, in fresh
        processes; times that noise hides exit with 5.

        With --explain, every entry whose allocations changed runs once more, and the passes and
        call stacks that changed are shown.
        """,
      operands: [BenchmarkFilter.operand],
      options: tool.countingOptions + tool.thresholdOptions + RunOutput.options
        + Judgement.options + Explainer.options + BuildGate.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try RunRequest(arguments, purpose: .judge)
    let suite = try tool.suite(named: arguments.value("suite"))
    guard !BuildGate.isMeant(by: arguments) else {
      return try BuildGateRun(tool, suite, request, arguments).run()
    }
    return try tool.gate(suite, request, arguments, verb: definition.name) { run, rules, scope in
      Judgement.compare(run, by: rules, in: scope, arguments)
    }
  }
}

extension Tool {
  /// Measures, compares, writes the requested files and prints the findings and the next steps.
  func gate(
    _ suite: any MeasurableSuite,
    _ request: RunRequest,
    _ arguments: Arguments,
    verb: String,
    comparing compare: (ResultView, JudgingRules, ComparisonScope) -> Comparison
  ) throws -> ExitCode {
    let output = RunOutput(arguments, suite: suite.name)
    try output.prepare()
    let plan = try suite.plan(request)
    let result = try plan.run()
    let view = result.view
    let comparison = compare(view, request.rules(of: suite), plan.scope)
    try output.write(result, tables: TerminalReport.tables(of: view))
    try output.writeReports(view, comparison)
    try output.print(FailureReport.lines(of: view.failures))
    try output.print(ComparisonReport.lines(of: comparison))
    try output.print(["\(verb): \(ComparisonReport.conclusion(of: comparison))"])
    try output.print(
      ComparisonReport.nextSteps(of: comparison, tool: name, document: output.document)
    )
    return ExitCode(comparison.verdict)
  }
}
