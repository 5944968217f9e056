import UBCommandLineSupport
import UBRegression
import UBResults

/// Holds later runs to new numbers.
struct BaselineAcceptVerb: Verb {
  static var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline accept",
      summary: "Counts a suite and makes its numbers the baseline, with the reason.",
      discussion: """
        \(AcceptanceCommand.discussion) With --filter, --strategy or --set only what was run
        changes.
        """,
      options: AcceptanceCommand.options + BaselineSource.options + Judgement.options
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let command = try AcceptanceCommand(arguments, of: definition.name)
    let store = Judgement.store(arguments)
    let suite = try RunnableSuite.named(arguments.value("suite")).name
    if !arguments.has("from") {
      // Nothing is measured for a baseline that isn't there.
      _ = try store.load(suite: suite, swift: Toolchain.currentSwift)
    }
    let (run, scope) = try BaselineSource.run(arguments, suite: suite)
    let baseline = try store.load(suite: suite, swift: run.toolchain.swift)
    return try command.run(
      accepting: { terms throws(AcceptanceError) in
        try baseline.accepting(run, in: scope, on: terms)
      },
      save: store.save
    )
  }
}
