import UBCommandLineSupport
import UBExports
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Writes runs in the formats of other tools.
struct ExportVerb: Verb {
  static var definition: VerbDefinition {
    let formats = ExportFormat.allCases.map { "  \($0.rawValue): \($0.summary)" }
    return VerbDefinition(
      name: "export",
      summary: "Writes result documents in the formats of other tools.",
      discussion: """
        Whole numbers keep all their digits, and no number is made up: a format that holds times
        can't be had of a run that was not timed. What has no numbers is told at standard error and
        exits with 4, as its absence says nothing in most formats; the file is written all the same.

        formats:
        \(formats.joined(separator: "\n"))
        """,
      operands: ["FORMAT", "RESULT.json"],
      takesMoreOperands: true,
      options: [
        TextOutput.option,
        .value("baseline", "PATH", "compare with this document, or the baseline of this folder"),
        .value("metric", "NAME", "only this number; may be repeated", isRepeatable: true),
        .flag("any-build", "compare numbers of a debug or checked build with others of the same"),
      ]
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let name = arguments.operands[0]
    guard let format = ExportFormat(rawValue: name) else {
      let known = ExportFormat.allCases.map(\.rawValue)
      throw UsageError.unknownName(kind: "format", name: name, known: known)
    }
    guard !format.needsComparison || arguments.has("baseline") else {
      throw UsageError.missingOption("baseline", verb: "\(definition.name) \(name)")
    }
    let metrics = try metrics(arguments)
    let sources = try sources(arguments)
    let text = try Exporter.text(of: sources, as: format, metrics: metrics)
    try TextOutput(arguments).write(text)
    let failures = sources.flatMap(\.document.failures)
    for line in FailureReport.lines(of: failures) {
      StandardError.write("\(UpdateBenchCommand.name): no numbers: \(line)\n")
    }
    return failures.isEmpty ? .success : .notComparable
  }

  /// The numbers that were asked for; `nil` for all.
  private static func metrics(_ arguments: Arguments) throws(UsageError) -> Set<String>? {
    guard arguments.has("metric") else { return nil }
    let names = arguments.all("metric")
    for name in names where !Exporter.metricNames.contains(name) {
      throw .unknownName(kind: "metric", name: name, known: Exporter.metricNames)
    }
    return Set(names)
  }

  private static func sources(_ arguments: Arguments) throws -> [ExportSource] {
    try arguments.operands.dropFirst().map { path in
      let document = try DocumentCoder.load(ResultDocument.self, fromFile: path)
      let run = Baseline(of: document)
      let comparison = try arguments.value("baseline").map { base in
        Comparison(
          base: try ComparisonSide.base(base, of: run).numbers,
          run: run,
          failures: document.failures,
          on: Clocks.today,
          allowsAnyBuild: arguments.has("any-build")
        )
      }
      return ExportSource(document, comparison: comparison)
    }
  }
}
