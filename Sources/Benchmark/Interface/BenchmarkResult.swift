/// A namespace for percentiles, under the name that package-benchmark gives it.
public enum BenchmarkResult {
  /// A nearest-rank percentile of the values of all iterations.
  public enum Percentile: Int, Codable, CaseIterable, Sendable {
    /// The minimum.
    case p0
    /// The lower quartile.
    case p25
    /// The median.
    case p50
    /// The upper quartile.
    case p75
    /// The 90th percentile.
    case p90
    /// The 99th percentile.
    case p99
    /// The maximum.
    case p100
  }
}
