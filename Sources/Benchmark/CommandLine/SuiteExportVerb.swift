import UBCommandLineSupport
import UBExports
import UBMeasurement
import UBResults

/// Writes stored results in the formats of other tools.
struct SuiteExportVerb: Verb {
  static var definition: VerbDefinition {
    let formats = SuiteExport.formats.map { "  \($0.rawValue): \($0.summary)" }
    return VerbDefinition(
      name: "export",
      summary: "Writes result documents in the formats of other tools.",
      discussion: """
        Numbers are those of a whole iteration, not divided by the scaling factor, with all their
        digits. What has no numbers is told at standard error and exits with 4; the file is written
        all the same.

        formats:
        \(formats.joined(separator: "\n"))
        """,
      operands: ["FORMAT", "RESULT.json"],
      takesMoreOperands: true,
      options: [
        TextOutput.option,
        .value("baseline", "PATH", "compare with this document, or the baseline of this folder"),
        SuiteRequest.metricOption, SuiteJudgement.anyBuildOption,
      ]
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let name = arguments.operands[0]
    guard let format = ExportFormat(rawValue: name), SuiteExport.formats.contains(format) else {
      let known = SuiteExport.formats.map(\.rawValue)
      throw UsageError.unknownName(kind: "format", name: name, known: known)
    }
    guard !format.needsComparison || arguments.has("baseline") else {
      throw UsageError.missingOption("baseline", verb: "\(definition.name) \(name)")
    }
    let scope = try SuiteRequest(arguments, purpose: .judge)
    let sources = try arguments.operands.dropFirst().map { try source($0, arguments, scope) }
    let text = try SuiteExport.text(of: sources, as: format, in: scope)
    try TextOutput(arguments).write(text)
    let failures = sources.flatMap(\.results.failures)
    for failure in failures {
      StandardError.write("\(Suite.name): no numbers: \(failure)\n")
    }
    return failures.isEmpty ? .success : .notComparable
  }

  private static func source(
    _ path: String,
    _ arguments: Arguments,
    _ scope: SuiteRequest
  ) throws -> SuiteExport.Source {
    guard let base = arguments.value("baseline") else {
      return (try DocumentCoder.load(SuiteResults.self, fromFile: path), nil)
    }
    let (results, comparison) = try SuiteCompareVerb.compare(
      base,
      path,
      in: scope,
      allowsAnyBuild: arguments.has("any-build")
    )
    return (results, comparison)
  }
}
