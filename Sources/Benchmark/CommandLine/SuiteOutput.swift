import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Where a run's document and reports go.
struct SuiteOutput {
  /// The options that say where.
  static let options: [OptionDefinition] = [
    .value("output", "DIR", "where the result document goes (default: results/latest)"),
    .value("json", "FILE", "write the result document to FILE too; - prints it and nothing else"),
    .value("markdown", "FILE", "write a report for a pull request"),
    .flag("scale", "show whole iterations, not divided by the scaling factor"),
  ]

  private let folder: String
  private let json: String?
  private let markdown: String?
  /// Whether tables show whole iterations.
  let showsWholeIterations: Bool

  /// Reads the options.
  init(_ arguments: Arguments) {
    folder = arguments.value("output") ?? "results/latest"
    json = arguments.value("json")
    markdown = arguments.value("markdown")
    showsWholeIterations = arguments.has("scale")
  }

  /// Whether standard output is for the document alone.
  var printsDocumentOnly: Bool { json == "-" }

  private var path: String { "\(folder)/\(Suite.name).json" }

  /// Checks that the files can be written, before anything is measured for them.
  ///
  /// - Throws: `FileError`.
  func prepare() throws(FileError) {
    for path in [path, printsDocumentOnly ? nil : json, markdown].compactMap(\.self) {
      try AtomicFile.prepare(path)
    }
  }

  /// Writes the files.
  ///
  /// - Throws: `FileError`; each file is then either as it was or whole.
  func write(_ results: SuiteResults, _ comparison: SuiteComparison?) throws {
    let text = try DocumentCoder.text(of: results)
    try AtomicFile.replace(path, with: text)
    if let json, !printsDocumentOnly {
      try AtomicFile.replace(json, with: text)
    }
    if let markdown {
      let report = SuiteReport.markdown(
        of: results,
        comparison: comparison,
        wholeIterations: showsWholeIterations
      )
      try AtomicFile.replace(markdown, with: report)
    }
    if printsDocumentOnly {
      try StandardOutput.write(text)
    }
  }
}
