import CommandLineSupport
import Measurement
import Regression
import Reports
import Results

/// Compares two documents that were written before.
struct CompareVerb: Verb {
  static let definition = VerbDefinition(
    name: "compare",
    summary: "Compares two result documents or baselines exactly.",
    discussion: """
      The first is the base, the second is what is held against it. The exit status is that of
      'gate'. Times are not compared: of two runs at different moments, one can't tell a change from
      what else the machine was doing.
      """,
    operands: ["BASE.json", "NEW.json"],
    options: [
      .flag("any-build", "compare numbers of a debug or checked build with others of the same")
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let base = try side(arguments.operands[0])
    let new = try side(arguments.operands[1])
    let comparison = Comparison(
      base: base.numbers,
      run: new.numbers,
      failures: new.failures,
      allowsAnyBuild: arguments.has("any-build")
    )
    for line in FailureReport.lines(of: new.failures) + ComparisonReport.lines(of: comparison) {
      try StandardOutput.writeLine(line)
    }
    try StandardOutput.writeLine("compare: \(ComparisonReport.conclusion(of: comparison))")
    return ExitCode(comparison.verdict)
  }

  /// Reads a side; one that can't be read can't be compared.
  private static func side(_ path: String) throws(ToolError) -> ComparisonSide {
    do throws(DocumentError) {
      return try ComparisonSide(ofFile: path)
    } catch {
      throw .notComparable(error.description)
    }
  }
}
