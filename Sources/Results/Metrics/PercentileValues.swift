import UBStatistics

/// A percentile that documents hold, by its key in JSON.
package enum Percentile: String, CaseIterable, Codable, Sendable {
  case p0, p25, p50, p75, p90, p99, p100

  /// The percentage.
  package var percent: Int { Int(rawValue.dropFirst()) ?? 0 }
}

/// Nearest-rank percentiles of the values of a metric.
package struct PercentileValues: Codable, Equatable, Sendable {
  /// The smallest value.
  package var p0: Int
  /// The 25th percentile.
  package var p25: Int
  /// The median.
  package var p50: Int
  /// The 75th percentile.
  package var p75: Int
  /// The 90th percentile.
  package var p90: Int
  /// The 99th percentile.
  package var p99: Int
  /// The largest value.
  package var p100: Int

  /// The percentiles of some values; `nil` for none.
  ///
  /// - Complexity: O(n log n) in the values.
  package init?(of values: [Int]) {
    // Adding the least number keeps the order and makes negative ones positive.
    let shift = UInt64(1) << 63
    let shifted = values.map { UInt64(bitPattern: Int64($0)) ^ shift }
    guard let percentiles = Percentiles(of: shifted) else { return nil }
    func value(_ percentile: Percentile) -> Int {
      Int(Int64(bitPattern: percentiles(percentile.percent) ^ shift))
    }
    p0 = value(.p0)
    p25 = value(.p25)
    p50 = value(.p50)
    p75 = value(.p75)
    p90 = value(.p90)
    p99 = value(.p99)
    p100 = value(.p100)
  }

  /// Every percentile of values that are all the same.
  package init(constant value: Int) {
    (p0, p25, p50, p75, p90, p99, p100) = (value, value, value, value, value, value, value)
  }

  /// The value that every percentile has; `nil` if they differ.
  package var constant: Int? { self == PercentileValues(constant: p0) ? p0 : nil }

  /// Whether no percentile is less than a lower one.
  var areInOrder: Bool {
    let values = Percentile.allCases.map { self[$0] }
    return values == values.sorted()
  }

  /// The value at a percentile.
  package subscript(percentile: Percentile) -> Int {
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
