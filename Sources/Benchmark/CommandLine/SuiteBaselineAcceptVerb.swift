import UBCommandLineSupport
import UBRegression
import UBResults

/// Holds later runs to new numbers.
struct SuiteBaselineAcceptVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline accept",
    summary: "Measures the suite and makes its numbers the baseline, with the reason.",
    discussion: """
      \(AcceptanceCommand.discussion) With --filter, --skip or --metric only what was run changes.
      """,
    options: AcceptanceCommand.options + SuiteRequest.options + SuiteJudgement.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let command = try AcceptanceCommand(arguments, of: definition.name)
    let request = try SuiteRequest(arguments, purpose: .judge)
    let store = SuiteJudgement.store(arguments)
    // Nothing is measured for a baseline that isn't there.
    let baseline = try store.load(swift: Toolchain.currentSwift)
    let results = try SuiteRunner.run(request)
    let run = try SuiteJudgement.baseline(of: results, arguments)
    let rule = SuiteRule(
      of: results.benchmarks,
      thresholds: SuiteThresholds(of: BenchmarkRegistry.shared.benchmarks)
    )
    return try command.run(
      accepting: { terms throws(AcceptanceError) in
        try baseline.accepting(run, in: request, on: terms, by: rule)
      },
      save: store.save
    )
  }
}
