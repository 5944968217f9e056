import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Measures a suite and shows the numbers.
struct RunVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "run",
      summary: "Measures a suite and shows the numbers.",
      discussion: """
        NAME is a benchmark's name or id, a part of one, or a pattern with * and ?. Work and
        allocations are counted in several processes that have to agree; times come from processes
        of their own. The summary is printed, the long tables go to a file beside the result
        document. The exit status is 4 if something has no result, else 0: 'gate' judges.
        """,
      operands: [BenchmarkFilter.operand],
      options: tool.countingOptions + tool.timingOptions + RunOutput.options + Judgement.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try RunRequest(arguments, purpose: .show)
    let suite = try tool.suite(named: arguments.value("suite"))
    let output = RunOutput(arguments, suite: suite.name)
    let plan = try suite.plan(request)
    try output.prepare()
    let result = try plan.run()
    let view = result.view
    var rules = request.rules(of: suite)
    rules.judgesTimes = false
    let comparison = Judgement.compare(view, by: rules, in: plan.scope, arguments)
    let shown = Self.isMissingBaseline(comparison) ? nil : comparison
    try output.write(result, tables: TerminalReport.tables(of: view))
    try output.writeReports(view, shown)
    try output.print(TerminalReport.summary(of: view, comparison: shown))
    try output.print(["tables: \(output.tables)"])
    return view.failures.isEmpty ? .success : .notComparable
  }

  private static func isMissingBaseline(_ comparison: Comparison) -> Bool {
    comparison.obstacles.contains { obstacle in
      if case .missingBaseline = obstacle { true } else { false }
    }
  }
}
