package import UBStatistics

/// Nearest-rank percentiles of frame times, in nanoseconds.
package struct TimePercentiles: Codable, Equatable, Sendable {
  /// The median.
  package var p50: UInt64
  /// What nine frames of ten don't exceed.
  package var p90: UInt64
  /// What nineteen frames of twenty don't exceed.
  package var p95: UInt64
  /// What ninety-nine frames of a hundred don't exceed.
  package var p99: UInt64
  /// The slowest frame.
  package var max: UInt64

  /// The percentiles that documents hold.
  package init(_ percentiles: Percentiles) {
    p50 = percentiles(50)
    p90 = percentiles(90)
    p95 = percentiles(95)
    p99 = percentiles(99)
    max = percentiles.max
  }
}
