import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Makes a suite's first baseline.
struct BaselineSaveVerb: Verb {
  static var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline save",
      summary: "Counts a suite and makes it the first baseline.",
      discussion: "A baseline that exists is left alone; 'baseline accept' changes one.",
      options: BaselineSource.options + Judgement.options
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let store = Judgement.store(arguments)
    let suite = try RunnableSuite.named(arguments.value("suite")).name
    if !arguments.has("from") {
      try refuseToReplace(in: store, suite: suite, swift: Toolchain.currentSwift)
    }
    let (run, _) = try BaselineSource.run(arguments, suite: suite)
    try refuseToReplace(in: store, suite: suite, swift: run.toolchain.swift)
    let saved = try store.save(run)
    try StandardOutput.writeLine("saved \(run.identities.count) entries to \(saved)")
    return .success
  }

  private static func refuseToReplace(
    in store: BaselineStore,
    suite: String,
    swift: String
  ) throws(ToolError) {
    guard store.exists(suite: suite, swift: swift) else { return }
    let path = store.path(suite: suite, swift: swift)
    throw .failed("\(path) exists; change it with 'updatebench baseline accept'")
  }
}
