import UBReports
package import UBResults

/// Writes runs in the formats of other tools.
package enum Exporter {
  /// The names of the numbers that can be requested of runs.
  ///
  /// A number of workloads has a name even where the runs didn't measure it.
  package static func metricNames(of views: [ResultView]) -> [String] {
    let keys = views.flatMap(\.entries).flatMap(\.measurements).map(\.metric.key)
    let known = views.contains { $0.frames != nil } ? Figure.keysOfFrames : []
    let others = Set(keys.map(ExportSource.plainName)).subtracting(known)
    return known + others.sorted()
  }

  /// The text of runs in a format.
  ///
  /// With `metrics`, formats that list single numbers are limited to these.
  ///
  /// - Throws: `ExportError`, or an error of the encoder.
  package static func text(
    of sources: [ExportSource],
    as format: ExportFormat,
    metrics: Set<String>? = nil
  ) throws -> String {
    let sources = sources.map { source in
      var source = source
      source.metrics = metrics
      return source
    }
    if format.needsFrames, let plain = sources.first(where: { !$0.hasFrames }) {
      throw ExportError.withoutFrames(format: format, suite: plain.view.suite)
    }
    return switch format {
    case .bmf: try BencherFormat.text(of: sources)
    case .gitHubActionSmaller, .gitHubActionBigger:
      try GitHubActionFormat.text(of: sources, format: format)
    case .go: try GoBenchmarkFormat.text(of: sources)
    case .jmh: try JMHFormat.text(of: sources)
    case .junit: try JUnitFormat.text(of: sources)
    case .openMetrics: try OpenMetricsFormat.text(of: sources)
    case .csv: CSVFormat.text(of: sources)
    case .csvSamples: try CSVSamplesFormat.text(of: sources)
    case .markdown:
      sources.map { MarkdownReport.text(of: $0.view, comparison: $0.comparison, style: $0.style) }
        .joined(separator: "\n")
    case .chromeTrace: try ChromeTraceFormat.text(of: sources)
    }
  }
}
