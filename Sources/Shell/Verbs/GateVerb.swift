import UBBuildComparison
import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Measures a suite and holds it to the baseline, or to another build.
struct GateVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "gate",
      summary: "Measures a suite, compares it with the baseline, and fails if anything differs.",
      discussion: """
        Counts are compared exactly, in both directions: a better number fails too until 'baseline
        accept' locks it in, so that no later change can hide in the slack. Simulated instructions
        have a tolerance of 0.1 %; they are counted where the baseline has them and valgrind is
        installed. A missing baseline, benchmark or metric, another Swift version, a
        crash, a count that differs between runs, a debug or checked build: none of these is a pass.

        With --against, the package is built at a commit and as it is now. Both builds count, and
        their times are taken in pairs on one processor. A slowdown has to show twice, in fresh
        processes; times that noise hides exit with 5.

        With --explain, every entry whose allocations changed runs once more, and the passes and
        call stacks that changed are shown.
        """,
      operands: [BenchmarkFilter.operand],
      options: tool.countingOptions + tool.thresholdOptions + tool.tableOptions
        + tool.options(for: .instructions, [Judgement.noInstructionsOption]) + RunOutput.options
        + Judgement.options + [BuildOptions.explainOption] + BuildOptions.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let (suite, request) = try tool.request(arguments, purpose: .judge)
    let options = try BuildOptions(arguments)
    try BuildOptions.refuseIneffective(in: arguments)
    guard !BuildOptions.areGiven(in: arguments) else {
      return try gateBuilds(suite, request, options, arguments)
    }
    return try tool.gate(
      suite,
      Judgement.countingInstructions(request, of: suite, arguments),
      arguments,
      verb: definition.name,
      comparing: { Judgement.compare($0, by: $1, in: $2, arguments) },
      explaining: { comparison, plan in
        guard options.explains else { return nil }
        return try BuildComparison.explanation(
          comparison,
          of: tool.compared(suite, plan, request),
          againstBaseline: Judgement.store(arguments)
            .path(suite: suite.name, swift: Toolchain.currentSwift),
          options
        )
      }
    )
  }

  /// Holds the package as it is now to another build of it, in counts and times.
  private func gateBuilds(
    _ suite: any MeasurableSuite,
    _ request: RunRequest,
    _ options: BuildOptions,
    _ arguments: Arguments
  ) throws -> ExitCode {
    var request = request
    request.filter.allowsUnmatched = true
    let plan = try suite.plan(request)
    let output = RunOutput(arguments, suite: suite.name)
    try output.prepare()
    Interruption.holdBack()
    let builds = try BuildComparison(of: tool.compared(suite, plan, request), options)
    let counts = try builds.counts()
    let view = counts.new.view
    let style = suite.style(arguments)
    let writing = Result {
      try output.write(counts.new, tables: TerminalReport.tables(of: view, style: style))
    }
    try output.tell(FailureReport.lines(of: view.failures))
    try output.tell(ComparisonReport.lines(of: counts.comparison))
    try output.tell(FrameReport.lines(from: counts.base, to: view))
    if options.explains {
      try output.write(try builds.explanation(counts))
    }
    var times: TimesDocument?
    if options.measuresTimes {
      let document = try builds.times(counts)
      try output.tell(TimesReport.lines(of: document))
      try output.tell([TimesReport.conclusion(of: document)])
      try output.write(document)
      times = document
    }
    try output.writeReports(view, counts.comparison, times: times, style: style)
    try output.tell(
      tool.ending(
        of: view,
        counts.comparison,
        times,
        verb: definition.name,
        suite,
        output,
        isExplained: options.explains
      )
    )
    try writing.get()
    return ExitCode(ComparisonReport.verdict(of: counts.comparison, times: times))
  }
}

/// Another word for `gate`.
struct CheckVerb: Verb {
  let gate: GateVerb

  var definition: VerbDefinition {
    VerbDefinition(
      name: "check",
      summary: "Another word for 'gate'.",
      discussion: gate.definition.discussion,
      operands: gate.definition.operands,
      options: gate.definition.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    try gate.run(arguments)
  }
}

extension Tool {
  /// Measures, compares, writes the requested files and prints the findings and the next steps.
  func gate(
    _ suite: any MeasurableSuite,
    _ request: RunRequest,
    _ arguments: Arguments,
    verb: String,
    comparing compare: (ResultView, JudgingRules, ComparisonScope) throws -> Comparison,
    explaining explain: (Comparison, any SuitePlan) throws -> ExplanationDocument? = { _, _ in nil }
  ) throws -> ExitCode {
    let output = RunOutput(arguments, suite: suite.name)
    let plan = try suite.plan(request)
    try output.prepare()
    let result = try plan.run()
    let view = result.view
    let style = suite.style(arguments)
    let comparison = try compare(view, request.rules(of: suite), plan.scope)
    // The findings are printed even if the files can't be written.
    let writing = Result {
      try output.write(result, tables: TerminalReport.tables(of: view, style: style))
      try output.writeReports(view, comparison, style: style)
    }
    try output.tell(FailureReport.lines(of: view.failures))
    try output.tell(ComparisonReport.lines(of: comparison))
    let explanation = try explain(comparison, plan)
    if let explanation { try output.write(explanation) }
    let isExplained = explanation != nil
    try output.tell(
      ending(of: view, comparison, nil, verb: verb, suite, output, isExplained: isExplained)
    )
    try writing.get()
    return ExitCode(comparison.verdict)
  }

  /// The last lines of a gate: the conclusion, and after a failure the next steps.
  func ending(
    of view: ResultView,
    _ comparison: Comparison,
    _ times: TimesDocument?,
    verb: String,
    _ suite: any MeasurableSuite,
    _ output: RunOutput,
    isExplained: Bool = false
  ) -> [String] {
    let conclusion = Conclusion.text(of: view, comparison: comparison, times: times)
    let steps = ComparisonReport.nextSteps(
      of: comparison,
      times: times,
      tool: name,
      suite: suites.first?.name == suite.name ? nil : suite.name,
      file: output.document,
      isExplained: isExplained
    )
    return ["\(verb): \(conclusion)"] + steps
  }
}
