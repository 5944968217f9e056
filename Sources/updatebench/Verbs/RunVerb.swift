import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Measures a suite and shows what it found.
struct RunVerb: Verb {
  static var definition: VerbDefinition {
    VerbDefinition(
      name: "run",
      summary: "Measures a suite and shows what it found.",
      discussion: """
        Each workload is counted three times in two processes and timed in a third; a strategy
        whose frames differ from those of \(StrategyNames.reference) has no result. The exit status
        is 4 if something has no result, else 0: 'gate' is what judges.

        \(ParameterHelp.text)
        """,
      options: RunRequest.countingOptions + RunRequest.timingOptions + [RunRequest.traceOption]
        + RunOutput.options + Judgement.options
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try RunRequest(arguments)
    let output = RunOutput(arguments)
    let plan = try RunPlan(request)
    try output.prepare(suite: plan.suite.name)
    let document = try SuiteRunner.run(plan, isQuiet: request.isQuiet)
    let comparison = Judgement.compare(document, of: plan, arguments)
    let shown = isMissingBaseline(comparison) ? nil : comparison
    let writing = Result { try output.write(document, shown) }
    if !output.printsDocumentOnly {
      try StandardOutput.write(TerminalReport.text(of: document, comparison: shown))
    }
    try writing.get()
    return document.failures.isEmpty ? .success : .notComparable
  }

  private static func isMissingBaseline(_ comparison: Comparison) -> Bool {
    comparison.obstacles.contains { obstacle in
      if case .missingBaseline = obstacle { true } else { false }
    }
  }
}
