import UBReports

/// How a table writes the values of a metric.
package struct ValueFormat {
  private let metric: MetricFigures
  private let divisor: Int
  private let timeUnits: BenchmarkTimeUnits
  private let units: BenchmarkUnits

  /// The format of a metric in the units that a benchmark's configuration chooses.
  package init(
    _ metric: MetricFigures,
    scalingFactor: Int,
    timeUnits: BenchmarkTimeUnits,
    units: BenchmarkUnits
  ) {
    self.metric = metric
    divisor = metric.isScaled ? scalingFactor : 1
    self.timeUnits = timeUnits
    self.units = units
  }

  /// A value for one piece of work.
  ///
  /// Whole numbers stay whole: a count is never rounded to thousands unless the configuration
  /// says so.
  package func text(_ value: Int) -> String {
    let scaled = Double(value) / Double(divisor)
    if metric.unit == .nanoseconds {
      guard timeUnits != .automatic else { return Self.time(scaled) }
      let amount = scaled / Double(timeUnits.divisor)
      return "\(Quantity.decimal(amount, places: 3)) \(timeUnits)"
    }
    switch units {
    case .automatic, .count:
      let isWhole = value.isMultiple(of: divisor)
      return isWhole
        ? Quantity.count(value / divisor) : Quantity.decimal(scaled, places: 3)
    case .kilo, .mega, .giga, .tera, .peta:
      let amount = scaled / Double(units.rawValue)
      return "\(Quantity.decimal(amount, places: 3)) \(units)"
    }
  }

  /// A time of less than a microsecond needs more digits than whole nanoseconds.
  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds.magnitude < 100 && nanoseconds != nanoseconds.rounded()
      ? "\(Quantity.decimal(nanoseconds, places: 2)) ns" : Quantity.time(nanoseconds: nanoseconds)
  }
}
