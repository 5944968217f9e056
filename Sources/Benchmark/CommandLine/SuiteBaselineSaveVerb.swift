import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Makes the suite's first baseline.
struct SuiteBaselineSaveVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline save",
    summary: "Measures the suite and makes it the first baseline.",
    discussion: "A baseline that exists is left alone; 'baseline accept' changes one.",
    options: SuiteRequest.options + SuiteJudgement.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try SuiteRequest(arguments, purpose: .judge)
    let store = SuiteJudgement.store(arguments)
    let path = store.path(swift: Toolchain.currentSwift)
    guard !store.exists(swift: Toolchain.currentSwift) else {
      throw ToolError.failed("\(path) exists; change it with 'baseline accept'")
    }
    let results = try SuiteRunner.run(request)
    let baseline = try SuiteJudgement.baseline(of: results, arguments)
    let saved = try store.save(baseline)
    try StandardOutput.writeLine("saved \(baseline.entries.count) benchmarks to \(saved)")
    return .success
  }
}
