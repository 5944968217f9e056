import Measurement
import Regression
import Results

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
    let path = store.path(suite: suite, swift: Toolchain.currentSwift)
    guard !store.exists(suite: suite, swift: Toolchain.currentSwift) else {
      throw ToolError.failed("\(path) exists; change it with 'updatebench baseline accept'")
    }
    let (run, _) = try BaselineSource.run(arguments)
    let saved = try store.save(run)
    try StandardOutput.writeLine("saved \(run.identities.count) entries to \(saved)")
    return .success
  }
}
