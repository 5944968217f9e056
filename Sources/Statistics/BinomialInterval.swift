/// The exact confidence interval of a share from how often it was seen.
///
/// Source: Clopper and Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the Case
/// of the Binomial" (1934).
package struct BinomialInterval: Equatable, Sendable {
  /// The lower end, from 0 to 1.
  package let low: Double
  /// The upper end, from 0 to 1.
  package let high: Double

  /// The interval for `count` out of `trials`, which are more than none.
  package init(count: Int, of trials: Int, confidence: Double = 0.95) {
    precondition(trials > 0 && (0...trials).contains(count), "Some of the trials are counted.")
    let tail = (1 - confidence) / 2
    let hits = Double(count)
    let misses = Double(trials - count)
    low = count == 0 ? 0 : BetaDistribution(hits, misses + 1).quantile(below: tail)
    high = count == trials ? 1 : BetaDistribution(hits + 1, misses).quantile(below: 1 - tail)
  }
}
