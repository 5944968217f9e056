import UBCommandLineSupport
import UBExports
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// The files that a run's document and reports are written to.
struct RunOutput {
  /// The options that name them.
  static let options: [OptionDefinition] = [
    .value("output", "DIR", "the folder of the result document (default: results/latest)"),
    .value("json", "FILE", "write the result document to FILE too; - prints it and nothing else"),
    .value("markdown", "FILE", "write a report for a pull request"),
    .value("junit", "FILE", "write the comparison as JUnit XML"),
  ]

  private let folder: String
  private let json: String?
  private let markdown: String?
  private let junit: String?
  private let suite: String

  /// Reads the options.
  init(_ arguments: Arguments, suite: String) {
    folder = arguments.value("output") ?? "results/latest"
    json = arguments.value("json")
    markdown = arguments.value("markdown")
    junit = arguments.value("junit")
    self.suite = suite
  }

  /// Whether standard output is for the document alone.
  var printsDocumentOnly: Bool { json == "-" }

  /// The result document's path.
  var document: String { "\(folder)/\(suite).json" }
  /// The path of the long tables.
  var tables: String { "\(folder)/\(suite).txt" }

  /// Checks that the files can be written, before anything is measured for them.
  ///
  /// - Throws: `FileError`.
  func prepare() throws(FileError) {
    let named = [printsDocumentOnly ? nil : json, markdown, junit].compactMap(\.self)
    for path in [document, tables] + named {
      try AtomicFile.prepare(path)
    }
  }

  /// The path of the times of two builds.
  private var times: String { "\(folder)/\(suite).times.json" }
  /// The path of the call stacks behind changed allocations.
  private var explanation: String { "\(folder)/\(suite).explanation.json" }

  /// Writes the document and its tables, and prints the document if that was asked for.
  ///
  /// Times and call stacks of an earlier run are removed, since they would seem to be this run's.
  ///
  /// - Throws: `FileError`; each file is then either as it was or whole.
  func write(_ result: StoredResult, tables text: String) throws {
    let document = try result.text()
    for path in [times, explanation] where AtomicFile.exists(path) {
      try AtomicFile.remove(path)
    }
    try AtomicFile.replace(self.document, with: document)
    try AtomicFile.replace(tables, with: text)
    if printsDocumentOnly {
      try StandardOutput.write(document)
    } else if let json {
      try AtomicFile.replace(json, with: document)
    }
  }

  /// Writes the requested reports of a comparison.
  ///
  /// - Throws: `FileError`, or an error of the encoder.
  func writeReports(
    _ run: ResultView,
    _ comparison: Comparison?,
    times: TimesDocument? = nil,
    style: TableStyle
  ) throws {
    if let markdown {
      let report = MarkdownReport.text(
        of: run,
        comparison: comparison,
        times: times,
        style: style
      )
      try AtomicFile.replace(markdown, with: report)
    }
    if let junit {
      let source = ExportSource(run, comparison: comparison, times: times, style: style)
      try AtomicFile.replace(junit, with: try Exporter.text(of: [source], as: .junit))
    }
  }

  /// Writes the times of two builds beside the result document.
  ///
  /// - Throws: `FileError`.
  func write(_ times: TimesDocument) throws {
    let text = try DocumentCoder.text(of: times)
    try AtomicFile.replace(self.times, with: text)
  }

  /// Writes the call stacks behind changed allocations beside the result document, and prints them.
  ///
  /// - Throws: `FileError`.
  func write(_ explanation: ExplanationDocument) throws {
    let text = try DocumentCoder.text(of: explanation)
    try AtomicFile.replace(self.explanation, with: text)
    try tell(ExplanationReport.lines(of: explanation))
  }

  /// Prints lines, unless standard output is for a document alone.
  ///
  /// - Throws: `FileError`.
  func tell(_ lines: [String]) throws(FileError) {
    guard !printsDocumentOnly else { return }
    for line in lines {
      try StandardOutput.writeLine(line)
    }
  }
}
