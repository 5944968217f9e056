import UBCommandLineSupport
import UBExports
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Writes stored results in the formats of other tools.
struct ExportVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    let formats = ExportFormat.allCases.map { "  \($0.rawValue): \($0.summary)" }
    return VerbDefinition(
      name: "export",
      summary: "Writes result documents in the formats of other tools.",
      discussion: """
        Whole numbers keep all their digits, and no number is made up: a format of times needs a
        run that was timed. Entries without numbers are reported at standard error, and the exit
        status is then 4; the file is written all the same.

        formats:
        \(formats.joined(separator: "\n"))
        """,
      operands: ["FORMAT", "RESULT.json"],
      takesMoreOperands: true,
      options: [
        TextOutput.option,
        .value("baseline", "PATH", "compare with this document, or the baseline in this folder"),
        Tool.metricOption, Judgement.anyBuildOption,
      ]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let name = arguments.operands[0]
    guard let format = ExportFormat(rawValue: name) else {
      let known = ExportFormat.allCases.map(\.rawValue)
      throw UsageError.unknownName(kind: "format", name: name, known: known)
    }
    guard !format.needsComparison || arguments.has("baseline") else {
      throw UsageError.missingOption("baseline", verb: "\(definition.name) \(name)")
    }
    try refuseIneffective(in: arguments, for: format)
    let sources = try arguments.operands.dropFirst().map { try source($0, arguments) }
    if format == .csvSamples, sources.contains(where: { $0.view.frames != nil }) {
      try arguments.refuse(["metric"], without: "documents of plain Swift")
    }
    let metrics = try metrics(arguments, of: sources)
    try TextOutput(arguments).write(
      try Exporter.text(of: sources, as: format, metrics: metrics)
    )
    let failures = sources.flatMap(\.view.failures)
    for line in FailureReport.lines(of: failures) {
      StandardError.write("\(tool.name): no numbers: \(line)\n")
    }
    return failures.isEmpty ? .success : .notComparable
  }

  /// Refuses options that would change nothing about the text.
  private func refuseIneffective(
    in arguments: Arguments,
    for format: ExportFormat
  ) throws(UsageError) {
    guard format.showsComparison else {
      try arguments.refuse(["baseline", "any-build"], without: "the format junit or markdown")
      guard format == .chromeTrace else { return }
      return try arguments.refuse(["metric"], without: "a format of single numbers")
    }
    guard !arguments.has("baseline") else { return }
    try arguments.refuse(["metric", "any-build"], without: "--baseline PATH")
  }

  /// The requested metrics; `nil` for all.
  private func metrics(
    _ arguments: Arguments,
    of sources: [ExportSource]
  ) throws(UsageError) -> Set<String>? {
    guard arguments.has("metric") else { return nil }
    let names = arguments.all("metric")
    let known = Exporter.metricNames(of: sources.map(\.view))
    for name in names where !known.contains(name) {
      throw .unknownName(kind: "metric", name: name, known: known)
    }
    return Set(names)
  }

  private func source(_ path: String, _ arguments: Arguments) throws -> ExportSource {
    guard let base = arguments.value("baseline") else {
      let run = try StoredResult(ofFile: path).view
      return ExportSource(run, style: style(ofSuite: run.suite))
    }
    let (run, _, comparison) = try CompareVerb.compare(base, path, of: tool, arguments)
    return ExportSource(run, comparison: comparison, style: style(ofSuite: run.suite))
  }

  /// The names and units of a suite of this tool; keys and automatic units for another's.
  private func style(ofSuite name: String) -> TableStyle {
    tool.suites.first { $0.name == name }?.tableStyle ?? TableStyle()
  }
}
