import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Removes the suite's baseline.
struct SuiteBaselineDeleteVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline delete",
    summary: "Removes the baseline.",
    discussion: "The gate can't pass until another is saved.",
    options: [SuiteJudgement.baselinesOption]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = try SuiteJudgement.store(arguments).delete(swift: Toolchain.currentSwift)
    try StandardOutput.writeLine("deleted \(path)")
    return .success
  }
}
