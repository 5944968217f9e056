package import UBResults

/// The text of a metric's values in a table.
package struct ValueFormat {
  private let isTime: Bool
  private let divisor: Int
  private let unit: TableUnits.Unit?

  /// The format of a metric that is divided by a scaling factor, in the units of its benchmark.
  package init(_ measurement: ResultView.Measurement, scalingFactor: Int, units: TableUnits) {
    isTime = measurement.metric.unit == .nanoseconds
    divisor = measurement.isScaled ? scalingFactor : 1
    unit = isTime ? units.time : units.amounts[measurement.metric.key]
  }

  /// A value for one piece of work.
  ///
  /// Whole numbers stay whole: a count is rounded only if the benchmark chooses a unit for it.
  package func text(_ value: Int) -> String {
    let scaled = Double(value) / Double(divisor)
    if let unit {
      let amount = scaled / Double(unit.divisor)
      return "\(Quantity.decimal(amount, places: 3)) \(unit.symbol)"
    }
    guard !isTime else { return Self.time(scaled) }
    return value.isMultiple(of: divisor)
      ? Quantity.count(value / divisor) : Quantity.decimal(scaled, places: 3)
  }

  /// A time; below a microsecond, whole nanoseconds are too coarse.
  private static func time(_ nanoseconds: Double) -> String {
    nanoseconds.magnitude < 100 && nanoseconds != nanoseconds.rounded()
      ? "\(Quantity.decimal(nanoseconds, places: 2)) ns" : Quantity.time(nanoseconds: nanoseconds)
  }
}
