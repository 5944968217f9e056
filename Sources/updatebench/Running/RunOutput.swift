import UBCommandLineSupport
import UBExports
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Where a run's document and reports go.
struct RunOutput {
  /// The options that say where.
  static let options: [OptionDefinition] = [
    .value("output", "DIR", "where the result document goes (default: results/latest)"),
    .value("json", "FILE", "write the result document to FILE too; - prints it and nothing else"),
    .value("markdown", "FILE", "write a report for a pull request"),
    .value("junit", "FILE", "write the comparison as JUnit XML"),
  ]

  private let folder: String
  private let json: String?
  private let markdown: String?
  private let junit: String?

  /// Reads the options.
  init(_ arguments: Arguments) {
    folder = arguments.value("output") ?? "results/latest"
    json = arguments.value("json")
    markdown = arguments.value("markdown")
    junit = arguments.value("junit")
  }

  /// Whether standard output is for the document alone.
  var printsDocumentOnly: Bool { json == "-" }

  /// Checks that the files can be written, before anything is measured for them.
  ///
  /// - Throws: `FileError`.
  func prepare(suite: String) throws(FileError) {
    for path in paths(suite: suite) {
      try AtomicFile.prepare(path)
    }
  }

  private func paths(suite: String) -> [String] {
    let named = [printsDocumentOnly ? nil : json, markdown, junit].compactMap(\.self)
    return ["\(folder)/\(suite).json"] + named
  }

  /// Writes the document and the reports on it.
  ///
  /// - Throws: `FileError`; each file is then either as it was or whole.
  func write(_ document: ResultDocument, _ comparison: Comparison?) throws {
    try write(document)
    if let markdown {
      let report = MarkdownReport.text(of: document, comparison: comparison)
      try AtomicFile.replace(markdown, with: report)
    }
    if let junit {
      let source = ExportSource(document, comparison: comparison)
      try AtomicFile.replace(junit, with: try Exporter.text(of: [source], as: .junit))
    }
  }

  /// Writes the document alone.
  ///
  /// - Throws: `FileError`.
  func write(_ document: ResultDocument) throws {
    let text = try DocumentCoder.text(of: document)
    try AtomicFile.replace("\(folder)/\(document.suite).json", with: text)
    if printsDocumentOnly {
      try StandardOutput.write(text)
    } else if let json {
      try AtomicFile.replace(json, with: text)
    }
  }

  /// Writes the times of two builds beside the result document.
  ///
  /// - Throws: `FileError`.
  func write(_ times: TimesDocument) throws {
    let text = try DocumentCoder.text(of: times)
    try AtomicFile.replace("\(folder)/\(times.suite).times.json", with: text)
  }

  /// Writes the reports on two builds.
  ///
  /// - Throws: `FileError`.
  func writeReports(
    _ document: ResultDocument,
    _ comparison: Comparison,
    _ times: TimesDocument?,
    by standard: ComparisonStandard,
    meaning verdict: Verdict
  ) throws {
    if let markdown {
      let report = BuildReport.markdown(
        of: document,
        comparison,
        times: times,
        meaning: verdict
      )
      try AtomicFile.replace(markdown, with: report)
    }
    if let junit {
      let source = ExportSource(document, comparison: comparison, standard: standard, times: times)
      try AtomicFile.replace(junit, with: try Exporter.text(of: [source], as: .junit))
    }
  }

  /// Tells where allocations changed, and writes it beside the result document.
  ///
  /// - Throws: `FileError`.
  func tell(_ explanation: ExplanationDocument) throws {
    let text = try DocumentCoder.text(of: explanation)
    try AtomicFile.replace("\(folder)/\(explanation.suite).explanation.json", with: text)
    guard !printsDocumentOnly else { return }
    for line in ExplanationReport.lines(of: explanation) {
      try StandardOutput.writeLine(line)
    }
  }
}
