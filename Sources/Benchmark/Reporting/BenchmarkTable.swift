import UBReports

/// The values of one benchmark in rows of metrics and columns of percentiles.
struct BenchmarkTable {
  /// The name of the benchmark and what an iteration stands for.
  let title: String
  /// The rows and columns.
  let grid: TextGrid

  /// The table of a benchmark, in the units that its configuration chooses; of whole iterations, or
  /// divided by the scaling factor.
  init(
    of figures: BenchmarkFigures,
    configuration: Benchmark.Configuration?,
    wholeIterations: Bool
  ) {
    let factor = wholeIterations ? 1 : figures.scalingFactor
    title =
      factor == 1
      ? figures.benchmark : "\(figures.benchmark)  (* over \(Quantity.count(factor)))"
    let metrics = Self.order(figures.metrics, configuration?.metrics ?? [])
    let rows = metrics.map { metric, values in
      let format = ValueFormat(
        values,
        scalingFactor: factor,
        timeUnits: configuration?.timeUnits ?? .automatic,
        units: configuration?.units[metric] ?? .automatic
      )
      let mark = values.isScaled && factor != 1 ? " *" : ""
      let percentiles = BenchmarkResult.Percentile.allCases.map { percentile in
        format.text(values.percentiles[percentile])
      }
      return ["\(metric.description)\(mark)", values.kind.rawValue] + percentiles
        + [Quantity.count(values.sampleCount)]
    }
    let percentiles = BenchmarkResult.Percentile.allCases.map(\.key)
    grid = TextGrid(header: ["metric", "kind"] + percentiles + ["samples"], rows: rows)
  }

  /// The metrics as the configuration lists them, then those it doesn't have.
  private static func order(
    _ metrics: [String: MetricFigures],
    _ listed: [BenchmarkMetric]
  ) -> [(BenchmarkMetric, MetricFigures)] {
    let others = metrics.keys.filter { key in !listed.contains { $0.key == key } }.sorted()
    let named = others.map { key in
      BenchmarkMetric.known.first { $0.key == key }
        ?? .custom(String(key.trimmingPrefix("custom.")))
    }
    var known: Set<BenchmarkMetric> = []
    return (listed + named).compactMap { metric in
      guard let figures = metrics[metric.key], known.insert(metric).inserted else { return nil }
      return (metric, figures)
    }
  }
}
