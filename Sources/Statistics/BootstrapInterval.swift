/// The percentile-bootstrap confidence interval of a median.
///
/// Source: Efron and Tibshirani, "An Introduction to the Bootstrap" (1993), chapter 13.
package struct BootstrapInterval: Equatable, Sendable {
  /// The lower end.
  package let low: Double
  /// The upper end.
  package let high: Double

  /// Resamples with replacement and takes the middle `confidence` of the medians.
  ///
  /// Returns `nil` for no samples. The same seed gives the same interval.
  ///
  /// - Complexity: O(r n log n) in resamples r and samples n.
  package init?(
    ofMedianOf samples: [Double],
    confidence: Double = 0.95,
    resamples: Int = 2_000,
    seed: UInt64
  ) {
    precondition(confidence > 0 && confidence < 1, "A confidence level must be in (0, 1).")
    precondition(resamples > 0, "An interval needs at least one resample.")
    guard !samples.isEmpty else { return nil }
    var generator = SplitMix64(seed: seed)
    var resample = samples
    var medians: [Double] = []
    medians.reserveCapacity(resamples)
    for _ in 0..<resamples {
      for index in resample.indices {
        resample[index] = samples[Int.random(in: samples.indices, using: &generator)]
      }
      if let middle = median(of: resample) {
        medians.append(middle)
      }
    }
    medians.sort()
    let tail = (1 - confidence) / 2
    let cut = Int((tail * Double(resamples)).rounded(.down))
    low = medians[cut]
    high = medians[resamples - 1 - cut]
  }
}
