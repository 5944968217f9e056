/// Nearest-rank percentiles of one set of samples.
///
/// Each percentile is a sample that was really taken: the smallest one that at least p percent of
/// the samples don't exceed.
package struct Percentiles: Equatable, Sendable {
  private let sorted: [UInt64]

  /// Sorts the samples once.
  ///
  /// Returns `nil` for no samples, which have no percentiles.
  ///
  /// - Complexity: O(n log n) in the samples.
  package init?(of samples: [UInt64]) {
    guard !samples.isEmpty else { return nil }
    sorted = samples.sorted()
  }

  /// The number of samples.
  package var count: Int { sorted.count }

  /// The greatest sample.
  package var max: UInt64 { sorted[sorted.count - 1] }

  /// The sample at a percentile from 0 to 100; 0 gives the smallest.
  package func callAsFunction(_ percent: Int) -> UInt64 {
    precondition((0...100).contains(percent), "A percentile lies between 0 and 100.")
    let rank = (percent * sorted.count + 99) / 100
    return sorted[Swift.max(rank, 1) - 1]
  }
}
