import UBStatistics

/// The exact confidence interval of a proportion.
///
/// Source: Clopper and Pearson, "The Use of Confidence or Fiducial Limits Illustrated in the Case
/// of the Binomial" (1934).
nonisolated package struct BinomialInterval: Equatable, Sendable {
  /// The lower end, from 0 to 1.
  package let low: Double
  /// The upper end, from 0 to 1.
  package let high: Double

  /// The interval for `count` successes in at least one trial.
  package init(count: Int, of trials: Int, confidence: Double = 0.95) {
    precondition(trials > 0 && (0...trials).contains(count), "The count must be in 0...trials.")
    let tail = (1 - confidence) / 2
    let hits = Double(count)
    let misses = Double(trials - count)
    low = count == 0 ? 0 : BetaDistribution(hits, misses + 1).quantile(below: tail)
    high = count == trials ? 1 : BetaDistribution(hits + 1, misses).quantile(below: 1 - tail)
  }
}
