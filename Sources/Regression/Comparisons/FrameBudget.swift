package import UBResults
import UBStatistics

/// The frames of a result beside the time that a display's refresh gives each.
package struct FrameBudget: Equatable, Sendable {
  /// Which entry.
  package let identity: EntryIdentity
  /// The time from one refresh to the next in nanoseconds, rounded down.
  package let nanoseconds: UInt64
  /// The percentile that is held against the budget, in nanoseconds.
  package let percentile: UInt64
  /// The slowest frame, in nanoseconds.
  package let max: UInt64
  /// The frames that took longer than the budget.
  package let overCount: Int
  /// The frames that were timed.
  package let frameCount: Int

  /// The budget of a result at so many refreshes a second; `nil` if it was not timed.
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
