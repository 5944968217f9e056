/// Writes runs in the formats of other tools.
package enum Exporter {
  /// The names of the numbers that may be asked for.
  package static var metricNames: [String] { Figure.keys }

  /// The text of runs in a format.
  ///
  /// With `metrics`, only those figures are told, in formats that tell figures one by one.
  ///
  /// - Throws: `ExportError`, or an error of the encoder.
  package static func text(
    of sources: [ExportSource],
    as format: ExportFormat,
    metrics: Set<String>? = nil
  ) throws -> String {
    switch format {
    case .junit: try JUnitFormat.text(of: sources)
    case .markdown: MarkdownFormat.text(of: sources)
    default:
      try text(of: sources.map { ExportedRun($0.document, metrics: metrics) }, as: format)
    }
  }

  /// The text of runs in a format that tells figures one by one.
  ///
  /// - Throws: `ExportError`, or an error of the encoder.
  package static func text(of runs: [ExportedRun], as format: ExportFormat) throws -> String {
    switch format {
    case .bmf: try BencherFormat.text(of: runs)
    case .gitHubActionSmaller, .gitHubActionBigger:
      try GitHubActionFormat.text(of: runs, format: format)
    case .go: try GoBenchmarkFormat.text(of: runs)
    case .jmh: try JMHFormat.text(of: runs)
    case .openMetrics: try OpenMetricsFormat.text(of: runs)
    case .csv: CSVFormat.text(of: runs)
    case .csvSamples: try CSVSamplesFormat.text(of: runs)
    case .chromeTrace: try ChromeTraceFormat.text(of: runs)
    case .junit, .markdown: throw ExportError.notCompared(format: format)
    }
  }

  /// The text of runs that were compared, as JUnit's XML.
  package static func text(of suites: [JUnitSuite]) -> String {
    JUnitFormat.text(of: suites)
  }
}
