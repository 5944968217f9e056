import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Shows a suite's baseline.
struct BaselineShowVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline show",
    summary: "Shows the numbers of a baseline and why they were accepted.",
    discussion: "Metrics that are zero are left out.",
    options: [
      .value("suite", "NAME", "the suite (default: the first that 'list' shows)"),
      .value("baselines", "DIR", "where baselines are kept (default: results/baselines)"),
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let suite = try RunnableSuite.named(arguments.value("suite")).name
    let store = Judgement.store(arguments)
    let baseline = try store.load(suite: suite, swift: Toolchain.currentSwift)
    try StandardOutput.write(BaselineReport.text(of: baseline))
    return .success
  }
}
