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
    if arguments.has("no-time") {
      try arguments.refuse(["repetitions"], without: "a call without --no-time")
    }
    if arguments.has("set") {
      // Other parameters make other benchmarks, which no baseline has.
      try arguments.refuse(["baselines", "any-build", "junit"], without: "a call without --set")
    }
    let (suite, request) = try tool.request(arguments, purpose: .show)
    let output = RunOutput(arguments, suite: suite.name)
    let plan = try suite.plan(request)
    try output.prepare()
    let result = try plan.run()
    let view = result.view
    var rules = request.rules(of: suite)
    rules.judgesTimes = false
    let comparison = Judgement.compare(view, by: rules, in: plan.scope, arguments)
    // Settings make other benchmarks than those of the baseline.
    let isComparable = request.settings.isEmpty && !Self.lacksBaseline(comparison)
    let shown = isComparable ? comparison : nil
    let style = suite.style(arguments)
    let writing = Result {
      try output.write(result, tables: TerminalReport.tables(of: view, style: style))
      try output.writeReports(view, shown, style: style)
    }
    // The summary is printed even if the files can't be written.
    let summary = TerminalReport.summary(of: view, comparison: shown, style: style)
    try output.tell([String(summary.dropLast())])
    try writing.get()
    try output.tell(["tables: \(output.tables)"])
    return view.failures.isEmpty ? .success : .notComparable
  }

  /// Whether no baseline was ever saved.
  private static func lacksBaseline(_ comparison: Comparison) -> Bool {
    comparison.obstacles.contains { obstacle in
      if case .missingBaseline = obstacle { true } else { false }
    }
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
