import UBExports

/// Comma-separated values: a row a value, in the order taken.
enum SampleRows {
  private static let header = [
    "suite", "date", "benchmark", "metric", "kind", "unit", "process", "index", "value",
  ]

  /// The text of runs, of the metrics that are asked for.
  static func text(of runs: [SuiteResults], in scope: SuiteRequest) -> String {
    var rows = [CSVFormat.row(header)]
    for run in runs {
      for benchmark in run.benchmarks {
        for (key, metric) in benchmark.metrics.sorted(by: { $0.key < $1.key })
        where scope.includes(metric: key) {
          let start = [
            run.suite, run.date, benchmark.benchmark, key, metric.kind.rawValue,
            metric.unit.rawValue,
          ]
          for (process, values) in metric.samples.enumerated() {
            rows += values.enumerated().map { index, value in
              CSVFormat.row(start + [process + 1, index + 1, value].map(String.init))
            }
          }
        }
      }
    }
    return rows.joined()
  }
}
