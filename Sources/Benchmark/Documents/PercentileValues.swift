import UBStatistics

/// Nearest-rank percentiles of the values of a metric.
package struct PercentileValues: Codable, Equatable {
  var p0: Int
  var p25: Int
  var p50: Int
  var p75: Int
  var p90: Int
  var p99: Int
  var p100: Int

  /// The percentiles of some values; `nil` for none.
  package init?(of values: [Int]) {
    // Adding the least number keeps the order and makes negative ones positive.
    let shift = UInt64(1) << 63
    let shifted = values.map { UInt64(bitPattern: Int64($0)) ^ shift }
    guard let percentiles = Percentiles(of: shifted) else { return nil }
    func value(_ percent: Int) -> Int { Int(Int64(bitPattern: percentiles(percent) ^ shift)) }
    p0 = value(0)
    p25 = value(25)
    p50 = value(50)
    p75 = value(75)
    p90 = value(90)
    p99 = value(99)
    p100 = value(100)
  }

  /// Every percentile of values that are all the same.
  package init(constant value: Int) {
    (p0, p25, p50, p75, p90, p99, p100) = (value, value, value, value, value, value, value)
  }

  /// The value that every percentile has; `nil` if they differ.
  package var constant: Int? { self == PercentileValues(constant: p0) ? p0 : nil }

  /// The value at a percentile.
  package subscript(percentile: BenchmarkResult.Percentile) -> Int {
    switch percentile {
    case .p0: p0
    case .p25: p25
    case .p50: p50
    case .p75: p75
    case .p90: p90
    case .p99: p99
    case .p100: p100
    }
  }
}
