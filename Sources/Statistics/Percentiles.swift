/// Nearest-rank percentiles of a set of samples.
///
/// Each percentile is an actual sample: the smallest one that at least p percent of the samples
/// don't exceed.
package struct Percentiles: Equatable, Sendable {
  private let sorted: [UInt64]

  /// Sorts the samples once.
  ///
  /// Returns `nil` if there are none.
  ///
  /// - Complexity: O(n log n) in the samples.
  package init?(of samples: [UInt64]) {
    guard !samples.isEmpty else { return nil }
    sorted = samples.sorted()
  }

  /// The number of samples.
  package var count: Int { sorted.count }

  /// The largest sample.
  package var max: UInt64 { sorted[sorted.count - 1] }

  /// The sample at a percentile from 0 to 100; 0 gives the smallest sample.
  package func callAsFunction(_ percent: Int) -> UInt64 {
    precondition((0...100).contains(percent), "A percentile must be in 0...100.")
    let rank = (percent * sorted.count + 99) / 100
    return sorted[Swift.max(rank, 1) - 1]
  }
}
