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
    let runs = sources.map { ExportedRun($0.document, metrics: metrics) }
    switch format {
    case .bmf: return try BencherFormat.text(of: runs)
    case .gitHubActionSmaller: return try GitHubActionFormat.text(of: runs, format: format)
    case .gitHubActionBigger: return try GitHubActionFormat.text(of: runs, format: format)
    case .go: return try GoBenchmarkFormat.text(of: runs)
    case .jmh: return try JMHFormat.text(of: runs)
    case .junit: return try JUnitFormat.text(of: sources)
    case .openMetrics: return try OpenMetricsFormat.text(of: runs)
    case .csv: return CSVFormat.text(of: runs)
    case .csvSamples: return try CSVSamplesFormat.text(of: runs)
    case .markdown: return MarkdownFormat.text(of: sources)
    case .chromeTrace: return try ChromeTraceFormat.text(of: runs)
    }
  }
}
