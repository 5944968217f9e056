package import UBResults
import UBStatistics

/// The frame times of a result compared with a display's refresh interval.
package struct FrameBudget: Equatable, Sendable {
  /// The entry's identity.
  package let identity: EntryIdentity
  /// The refresh interval in nanoseconds, rounded down.
  package let nanoseconds: UInt64
  /// The percentile to compare with the budget, in nanoseconds.
  package let percentile: UInt64
  /// The slowest frame, in nanoseconds.
  package let max: UInt64
  /// The number of frames over the budget.
  package let overCount: Int
  /// The number of timed frames.
  package let frameCount: Int

  /// The budget of a result at a refresh rate per second; `nil` if the result was not timed.
  package init?(of result: BenchmarkResult, refresh: Int, percentile percent: Int) {
    let samples = result.time?.samples.frame.flatMap(\.self) ?? []
    guard let percentiles = Percentiles(of: samples) else { return nil }
    let nanoseconds = 1_000_000_000 / UInt64(refresh)
    identity = result.identity
    self.nanoseconds = nanoseconds
    percentile = percentiles(percent)
    max = percentiles.max
    overCount = samples.count { $0 > nanoseconds }
    frameCount = samples.count
  }

  /// Whether the percentile is within the budget.
  package var isMet: Bool { percentile <= nanoseconds }
}
