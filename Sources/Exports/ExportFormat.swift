/// A format of another tool.
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
  /// A row for each number.
  case csv
  /// A row for each sample.
  case csvSamples = "csv-samples"
  /// A report for a pull request or a job's summary.
  case markdown
  /// Chrome's trace events.
  case chromeTrace = "chrome-trace"
}

extension ExportFormat {
  /// The format and its readers, for help.
  package var summary: String {
    switch self {
    case .bmf: "Bencher Metric Format (JSON)"
    case .gitHubActionSmaller: "JSON for github-action-benchmark: metrics where smaller is better"
    case .gitHubActionBigger: "JSON for github-action-benchmark: metrics where bigger is better"
    case .go: "Go benchmark text, for benchstat"
    case .jmh: "JMH's JSON, for its viewers"
    case .junit: "JUnit XML of a comparison; needs --baseline"
    case .openMetrics: "OpenMetrics text, for Prometheus"
    case .csv: "one row for each number"
    case .csvSamples: "one row for each sample"
    case .markdown: "a report for a pull request or a job's summary"
    case .chromeTrace: "trace events of timed frames, for Perfetto and chrome://tracing"
    }
  }

  /// Whether the format shows a comparison, so that there has to be a baseline.
  package var needsComparison: Bool { self == .junit }

  /// Whether the format shows a comparison if there is a baseline.
  package var showsComparison: Bool { self == .junit || self == .markdown }

  /// Whether the format shows frames, so that it can't hold benchmarks of plain Swift.
  package var needsFrames: Bool { self == .go || self == .chromeTrace }
}

/// The reason why a run can't be written in a format.
package enum ExportError: Error, Equatable, Sendable {
  /// Two entries would have the same name, which the format can't tell apart.
  case duplicateName(format: ExportFormat, name: String)
  /// A name is longer than the format allows.
  case longName(format: ExportFormat, name: String, limit: Int)
  /// The format shows a comparison, and there was none.
  case notCompared(format: ExportFormat)
  /// The format holds times, and no entry has any.
  case withoutTimes(format: ExportFormat)
  /// The format shows frames, and the suite is one of plain Swift.
  case withoutFrames(format: ExportFormat, suite: String)
  /// The format has other columns for workloads than for plain Swift, and there are both.
  case mixedKinds(format: ExportFormat)
}

extension ExportError: CustomStringConvertible {
  /// A sentence that names the format, the finding and the expectation.
  package var description: String {
    switch self {
    case .duplicateName(let format, let name):
      "\(format.rawValue): found two entries named '\(name)', expected every name once"
    case .longName(let format, let name, let limit):
      """
      \(format.rawValue): found a name of \(name.count) characters, expected at most \(limit): \
      '\(name)'
      """
    case .notCompared(let format):
      "\(format.rawValue): found no baseline, expected one to compare with"
    case .withoutTimes(let format):
      "\(format.rawValue): found no times, expected those of a run without --no-time"
    case .withoutFrames(let format, let suite):
      "\(format.rawValue): found plain Swift in suite '\(suite)', expected workloads with frames"
    case .mixedKinds(let format):
      "\(format.rawValue): found workloads and plain Swift, expected documents of one kind"
    }
  }
}
