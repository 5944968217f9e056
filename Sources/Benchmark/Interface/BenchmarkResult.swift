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
