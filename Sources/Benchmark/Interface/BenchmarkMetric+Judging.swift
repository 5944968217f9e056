import UBRegression
import UBReports
import UBResults

extension BenchmarkMetric {
  /// The metric as documents and comparisons know it.
  var metric: Metric {
    Metric(
      key,
      source: source,
      unit: unit,
      polarity: polarity == .prefersLarger ? .prefersLarger : .prefersSmaller
    )
  }

  /// Whether the metric is a count on which two processes have to agree.
  var isCounted: Bool {
    isCustom || [.allocations, .references].contains(source) && unit == .count
  }

  /// Whether a baseline holds the metric: a count, or a metric with thresholds.
  func isJudged(with thresholds: BenchmarkThresholds?) -> Bool {
    thresholds.map { !Thresholds($0).isEmpty } ?? isCounted
  }
}

extension BenchmarkMetric {
  /// The figures of some values; `nil` for none.
  static func figures(
    of metric: BenchmarkMetric,
    _ kind: MetricFigures.Kind,
    samples: [[Int]],
    disagreement: String? = nil
  ) -> MetricFigures? {
    guard let percentiles = PercentileValues(of: samples.flatMap(\.self)) else { return nil }
    return MetricFigures(
      kind: kind,
      metric: metric.metric,
      isScaled: metric.useScalingFactor,
      disagreement: disagreement,
      percentiles: percentiles,
      samples: samples
    )
  }
}

extension Thresholds {
  /// The thresholds of a benchmark's configuration.
  init(_ thresholds: BenchmarkThresholds) {
    func byKey<Value>(_ values: [BenchmarkResult.Percentile: Value]) -> [Percentile: Value] {
      Dictionary(uniqueKeysWithValues: values.map { (Percentile($0.key), $0.value) })
    }
    self.init(relative: byKey(thresholds.relative), absolute: byKey(thresholds.absolute))
  }
}

extension Percentile {
  init(_ percentile: BenchmarkResult.Percentile) {
    self =
      switch percentile {
      case .p0: .p0
      case .p25: .p25
      case .p50: .p50
      case .p75: .p75
      case .p90: .p90
      case .p99: .p99
      case .p100: .p100
      }
  }
}

extension TableUnits {
  /// The order and the units that a benchmark's configuration chooses.
  init(of configuration: Benchmark.Configuration) {
    self.init()
    order = configuration.metrics.map(\.key)
    let times = configuration.timeUnits
    if times != .automatic {
      time = Unit(symbol: times.description, divisor: times.divisor)
    }
    for (metric, unit) in configuration.units where ![.automatic, .count].contains(unit) {
      amounts[metric.key] = Unit(symbol: unit.description, divisor: unit.rawValue)
    }
  }
}
