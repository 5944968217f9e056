import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Compares two documents that were written before.
struct SuiteCompareVerb: Verb {
  static let definition = VerbDefinition(
    name: "compare",
    summary: "Compares the results of two runs, or those of one with a baseline.",
    discussion: """
      The first is the base: a result document, a baseline, or a folder of baselines; the second is
      the result document that is held against it. Nothing is measured. What is compared, and the
      exit status, are those of 'gate', with the thresholds that the suite has now. Times are not
      compared: of two runs at different moments, one can't tell a change from what else the machine
      was doing.
      """,
    operands: ["BASE.json", "NEW.json"],
    options: BenchmarkFilter.options + [SuiteRequest.metricOption, SuiteJudgement.anyBuildOption]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let (results, comparison) = try compare(
      arguments.operands[0],
      arguments.operands[1],
      in: try SuiteRequest(arguments, purpose: .judge),
      allowsAnyBuild: arguments.has("any-build")
    )
    for line in SuiteReport.gateLines(of: results, comparison, verb: definition.name) {
      try StandardOutput.writeLine(line)
    }
    return ExitCode(comparison.verdict)
  }

  /// Holds the results in one file against what another file, or a folder of baselines, has.
  ///
  /// - Throws: `ToolError.notComparable` for what can't be read.
  static func compare(
    _ base: String,
    _ run: String,
    in scope: SuiteRequest,
    allowsAnyBuild: Bool
  ) throws -> (results: SuiteResults, comparison: SuiteComparison) {
    var scope = scope
    // Both sides have what they have.
    scope.simulatesInstructions = true
    let thresholds = SuiteThresholds(of: BenchmarkRegistry.shared.benchmarks)
    let (results, baseline) = try sides([base, run], thresholds)
    let comparison = SuiteComparison(
      base: baseline,
      results: results,
      thresholds: thresholds,
      in: scope,
      on: Clocks.today,
      allowsAnyBuild: allowsAnyBuild,
      kind: .run
    )
    return (results, comparison)
  }

  /// Reads both sides; one that can't be read can't be compared.
  private static func sides(
    _ paths: [String],
    _ thresholds: SuiteThresholds
  ) throws(ToolError) -> (results: SuiteResults, base: SuiteBaseline) {
    do throws(DocumentError) {
      let results = try DocumentCoder.load(SuiteResults.self, fromFile: paths[1])
      guard !AtomicFile.isFolder(paths[0]) else {
        let store = SuiteBaselineStore(folder: paths[0])
        return (results, try store.load(swift: results.toolchain.swift))
      }
      let data = try DocumentCoder.data(ofFile: paths[0])
      let schema = try DocumentCoder.schema(of: data, file: paths[0])
      guard schema == SuiteResults.schema else {
        return (
          results, try DocumentCoder.decode(SuiteBaseline.self, from: data, file: paths[0])
        )
      }
      let old = try DocumentCoder.decode(SuiteResults.self, from: data, file: paths[0])
      return (results, SuiteBaseline(of: old, thresholds: thresholds))
    } catch {
      throw .notComparable(error.description)
    }
  }
}
