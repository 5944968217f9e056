import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Measures the suite and shows what it found.
struct SuiteRunVerb: Verb {
  static let definition = VerbDefinition(
    name: "run",
    summary: "Measures the benchmarks and shows what it found; what is done without a verb.",
    discussion: """
      Each benchmark is counted in two processes, timed in three and, if it asks for memory, files
      or threads, run in further ones. A count is exact if both processes agree on every iteration.
      The exit status is 4 if something has no result, else 0: 'gate' is what judges.
      """,
    options: SuiteRequest.options
      + [.flag("no-time", "read no clocks")] + SuiteOutput.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try SuiteRequest(arguments, purpose: .show)
    let output = SuiteOutput(arguments)
    try output.prepare()
    let results = try SuiteRunner.run(request)
    let writing = Result { try output.write(results, nil) }
    if !output.printsDocumentOnly {
      let text = SuiteReport.text(
        of: results,
        comparison: nil,
        wholeIterations: output.showsWholeIterations
      )
      try StandardOutput.write(text)
    }
    try writing.get()
    return results.failures.isEmpty ? .success : .notComparable
  }
}
