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
      options: tool.countingOptions + tool.timingOptions + tool.tableOptions + RunOutput.options
        + Judgement.options
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
    let shown = comparison.isWithoutBaseline ? nil : comparison
    let style = suite.style(arguments)
    try output.write(result, tables: TerminalReport.tables(of: view, style: style))
    try output.writeReports(view, shown, style: style)
    try output.print([
      TerminalReport.summary(of: view, comparison: shown, style: style)
        + "tables: \(output.tables)"
    ])
    return view.failures.isEmpty ? .success : .notComparable
  }
}

extension MeasurableSuite {
  /// The names and units of tables, as options change them.
  func style(_ arguments: Arguments) -> TableStyle {
    var style = tableStyle
    style.showsWholeIterations = arguments.has("scale")
    return style
  }
}

extension Comparison {
  /// Whether no baseline was ever saved.
  fileprivate var isWithoutBaseline: Bool {
    obstacles.contains { obstacle in
      if case .missingBaseline = obstacle { true } else { false }
    }
  }
}
