/// A format of another tool that runs are written in.
package enum ExportFormat: String, CaseIterable, Sendable {
  /// Bencher Metric Format.
  case bmf
  /// github-action-benchmark's `customSmallerIsBetter`.
  case gitHubActionSmaller = "github-action-smaller"
  /// github-action-benchmark's `customBiggerIsBetter`.
  case gitHubActionBigger = "github-action-bigger"
  /// Go's benchmark text.
  case go
  /// JMH's JSON.
  case jmh
  /// JUnit's XML.
  case junit
  /// OpenMetrics text.
  case openMetrics = "openmetrics"
  /// Every figure, a row each.
  case csv
  /// Every timed frame, a row each.
  case csvSamples = "csv-samples"
  /// A report for a pull request or the summary of a job.
  case markdown
  /// Chrome's trace events.
  case chromeTrace = "chrome-trace"
}

extension ExportFormat {
  /// What reads the format, for help.
  package var summary: String {
    switch self {
    case .bmf: "Bencher Metric Format (JSON)"
    case .gitHubActionSmaller: "github-action-benchmark, what is better when smaller"
    case .gitHubActionBigger: "github-action-benchmark, what is better when bigger"
    case .go: "Go benchmark text, for benchstat"
    case .jmh: "JMH's JSON, for its viewers"
    case .junit: "JUnit XML of a comparison; needs --baseline"
    case .openMetrics: "OpenMetrics text, for Prometheus"
    case .csv: "a row a number"
    case .csvSamples: "a row a timed frame"
    case .markdown: "for a pull request or a job's summary"
    case .chromeTrace: "trace events of timed frames, for Perfetto and chrome://tracing"
    }
  }

  /// Whether the format tells how a run compares, so that there has to be a baseline.
  package var needsComparison: Bool { self == .junit }
}
