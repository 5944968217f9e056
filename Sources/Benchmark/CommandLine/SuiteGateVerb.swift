import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Measures the suite and holds it against the baseline.
struct SuiteGateVerb: Verb {
  static let definition = VerbDefinition(
    name: "gate",
    summary: "Measures the suite, compares it with the baseline, and fails if anything differs.",
    discussion: """
      Counts are compared exactly, both ways, unless a benchmark has thresholds for them: what is
      better fails too until 'baseline accept' locks it in. Everything else is compared only where
      a benchmark has thresholds for it, and times only with --time. What can't be compared is no
      pass: a missing baseline, benchmark or metric, another Swift version, a crash, an error, a
      count that differs between processes, a debug or checked build.
      """,
    options: SuiteRequest.options + SuiteOutput.options + SuiteJudgement.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try SuiteRequest(arguments, purpose: .judge)
    return try gate(request, arguments, verb: definition.name) { results in
      SuiteJudgement.compare(results, in: request, arguments)
    }
  }

  /// Measures, compares, writes what is asked for and tells what was found.
  static func gate(
    _ request: SuiteRequest,
    _ arguments: Arguments,
    verb: String,
    comparing compare: (SuiteResults) -> SuiteComparison
  ) throws -> ExitCode {
    let output = SuiteOutput(arguments)
    try output.prepare()
    let results = try SuiteRunner.run(request)
    let comparison = compare(results)
    let writing = Result { try output.write(results, comparison) }
    if !output.printsDocumentOnly {
      for line in SuiteReport.gateLines(of: results, comparison, verb: verb) {
        try StandardOutput.writeLine(line)
      }
    }
    try writing.get()
    return ExitCode(comparison.verdict)
  }
}

/// Another word for `gate`.
struct SuiteCheckVerb: Verb {
  static let definition = VerbDefinition(
    name: "check",
    summary: "Another word for 'gate'.",
    discussion: SuiteGateVerb.definition.discussion,
    options: SuiteGateVerb.definition.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    try SuiteGateVerb.run(arguments)
  }
}
