import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Removes a suite's baseline.
struct BaselineDeleteVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline delete",
    summary: "Removes a baseline.",
    discussion: "The suite's gate can't pass until another is saved.",
    options: [
      .value("suite", "NAME", "the suite (required)"),
      .value("baselines", "DIR", "where baselines are kept (default: results/baselines)"),
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard arguments.has("suite") else {
      throw UsageError.missingOption("suite", verb: definition.name)
    }
    let suite = try RunnableSuite.named(arguments.value("suite")).name
    let store = Judgement.store(arguments)
    try StandardOutput.writeLine(
      "deleted \(store.delete(suite: suite, swift: Toolchain.currentSwift))"
    )
    return .success
  }
}
