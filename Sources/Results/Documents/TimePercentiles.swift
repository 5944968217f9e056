package import Statistics

/// Nearest-rank percentiles of frame times, in nanoseconds.
package struct TimePercentiles: Codable, Equatable, Sendable {
  package var p50: UInt64
  package var p90: UInt64
  package var p95: UInt64
  package var p99: UInt64
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
