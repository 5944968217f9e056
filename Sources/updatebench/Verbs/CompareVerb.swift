import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Compares two documents that were written before.
struct CompareVerb: Verb {
  static let definition = VerbDefinition(
    name: "compare",
    summary: "Compares two result documents or baselines exactly.",
    discussion: """
      The first is the base, or a folder of baselines; the second is what is held against it. The
      exit status is that of 'gate'. Times are not compared: of two runs at different moments, one
      can't tell a change from what else the machine was doing.
      """,
    operands: ["BASE.json", "NEW.json"],
    options: [
      .flag("any-build", "compare numbers of a debug or checked build with others of the same")
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let path = arguments.operands[0]
    // Which baseline of a folder belongs to a run, only the run tells.
    let known =
      AtomicFile.isFolder(path)
      ? nil : try side { () throws(DocumentError) in try ComparisonSide(ofFile: path) }
    let new = try side { () throws(DocumentError) in
      try ComparisonSide(ofFile: arguments.operands[1])
    }
    let base =
      try known
      ?? side { () throws(DocumentError) in try ComparisonSide.base(path, of: new.numbers) }
    let comparison = Comparison(
      base: base.numbers,
      run: new.numbers,
      failures: new.failures,
      on: Clocks.today,
      allowsAnyBuild: arguments.has("any-build")
    )
    for line in FailureReport.lines(of: new.failures) + ComparisonReport.lines(of: comparison) {
      try StandardOutput.writeLine(line)
    }
    try StandardOutput.writeLine("compare: \(ComparisonReport.conclusion(of: comparison))")
    return ExitCode(comparison.verdict)
  }

  /// Reads a side; one that can't be read can't be compared.
  private static func side(
    _ read: () throws(DocumentError) -> ComparisonSide
  ) throws(ToolError) -> ComparisonSide {
    do throws(DocumentError) {
      return try read()
    } catch {
      throw .notComparable(error.description)
    }
  }
}
