/// What the values of a benchmark's iterations are summed up by.
public enum BenchmarkResult {
  /// How many of a hundred values are at most as large.
  public enum Percentile: Int, Codable, CaseIterable, Sendable {
    /// The smallest.
    case p0
    /// The lower quartile.
    case p25
    /// The median.
    case p50
    /// The upper quartile.
    case p75
    /// What nine of ten don't exceed.
    case p90
    /// What ninety-nine of a hundred don't exceed.
    case p99
    /// The largest.
    case p100
  }
}

extension BenchmarkResult.Percentile {
  /// The number after the p.
  var percent: Int {
    switch self {
    case .p0: 0
    case .p25: 25
    case .p50: 50
    case .p75: 75
    case .p90: 90
    case .p99: 99
    case .p100: 100
    }
  }

  /// The name in documents and tables.
  var key: String { "p\(percent)" }
}
