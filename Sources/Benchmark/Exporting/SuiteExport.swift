import UBExports
import UBReports
import UBResults

/// Writes results of suites in the formats of other tools.
enum SuiteExport {
  /// The formats that can hold them.
  static let formats: [ExportFormat] = [
    .bmf, .gitHubActionSmaller, .gitHubActionBigger, .jmh, .junit, .openMetrics, .csv, .csvSamples,
    .markdown,
  ]

  /// A run and how it compares, if it was compared.
  typealias Source = (results: SuiteResults, comparison: SuiteComparison?)

  /// The text of runs in one of the formats; of the metrics that are asked for.
  ///
  /// - Throws: `ExportError`, or an error of the encoder.
  static func text(
    of sources: [Source],
    as format: ExportFormat,
    in scope: SuiteRequest
  ) throws -> String {
    switch format {
    case .csvSamples: return SampleRows.text(of: sources.map(\.results), in: scope)
    case .junit: return try Exporter.text(of: sources.map(SuiteCases.suite))
    case .markdown:
      return sources.map { SuiteReport.markdown(of: $0.results, comparison: $0.comparison) }
        .joined(separator: "\n")
    default:
      let runs = sources.map { ExportedRun($0.results, in: scope) }
      return try Exporter.text(of: runs, as: format)
    }
  }
}

extension ExportedRun {
  /// The figures of a suite's results, of the metrics that are asked for.
  init(_ results: SuiteResults, in scope: SuiteRequest) {
    let failed = Set(results.failures.map(\.benchmark))
    self.init(
      suite: results.suite,
      date: results.date,
      toolchain: results.toolchain,
      machine: results.machine,
      allocationCounter: results.allocationCounter,
      entries: results.benchmarks.filter { !$0.metrics.isEmpty }.map { Entry($0, in: scope) },
      losses: failed.sorted().map { name in
        let kind = results.failures.first { $0.benchmark == name }?.kind.rawValue
        return Loss(label: name, kind: kind ?? "")
      }
    )
  }
}

extension ExportedRun.Entry {
  /// The figures of a benchmark, of the metrics that are asked for.
  init(_ benchmark: BenchmarkFigures, in scope: SuiteRequest) {
    let metrics = benchmark.metrics.filter { scope.includes(metric: $0.key) }
      .sorted { $0.key < $1.key }
    let times = metrics.first { $0.key == BenchmarkMetric.wallClock.key }?.value.samples ?? []
    // The name ends with the tags in parentheses.
    let tags = benchmark.tags.isEmpty ? 0 : 1
    let name = benchmark.benchmark.split(separator: " (").dropLast(tags).joined(separator: " (")
    self.init(
      benchmark: name,
      label: benchmark.benchmark,
      parameters: benchmark.tags,
      figures: metrics.flatMap { Figure.all(of: $0.value, key: $0.key) },
      times: times.map { $0.map(Double.init) }
    )
  }
}

extension Figure {
  /// A metric's number where it is always the same, its percentiles where it isn't.
  static func all(of metric: MetricFigures, key: String) -> [Figure] {
    func figure(_ key: String, _ value: Int) -> Figure {
      Figure(
        key: key,
        value: .whole(value),
        unit: metric.unit.exported,
        polarity: metric.polarity == .prefersLarger ? .prefersLarger : .prefersSmaller,
        isExact: metric.kind == .exact
      )
    }
    if metric.kind == .exact, let value = metric.percentiles.constant {
      return [figure(key, value)]
    }
    return [BenchmarkResult.Percentile.p50, .p90, .p99, .p100].map { percentile in
      figure("\(key).\(percentile.key)", metric.percentiles[percentile])
    }
  }
}

extension MetricFigures.Unit {
  /// The unit as exports have it.
  var exported: Figure.Unit {
    switch self {
    case .count: .count
    case .bytes: .bytes
    case .nanoseconds: .nanoseconds
    case .perSecond: .perSecond
    }
  }
}
