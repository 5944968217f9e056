import UBStatistics

/// The Mann-Whitney test of whether one of two unpaired sets of samples tends to be larger.
///
/// It uses the normal approximation with corrections for ties and continuity, which is accurate
/// from about ten samples per set. Source: Mann and Whitney, "On a Test of Whether One of Two
/// Random Variables Is Stochastically Larger than the Other" (1947).
nonisolated package struct MannWhitney: Equatable, Sendable {
  /// The two-sided p-value: the probability of a difference at least this large if neither set
  /// tends to be larger.
  package let pTwoSided: Double

  /// Tests two non-empty sets of samples.
  ///
  /// - Complexity: O(n log n) in the samples.
  package init(_ first: [Double], _ second: [Double]) {
    precondition(!first.isEmpty && !second.isEmpty, "Both sets must have samples.")
    let ranks = DoubledRanks(of: first + second)
    let (n, m) = (Double(first.count), Double(second.count))
    let rankSum = Double(ranks.ranks.prefix(first.count).reduce(0, +)) / 2
    let distance = (rankSum - n * (n + m + 1) / 2).magnitude
    let ties = ranks.ties.reduce(0.0) { $0 + Double($1) * (Double($1) * Double($1) - 1) }
    let variance = n * m / 12 * (n + m + 1 - ties / ((n + m) * (n + m - 1)))
    let z = max(distance - 0.5, 0) / variance.squareRoot()
    pTwoSided = variance > 0 ? min(1, 2 * NormalDistribution.upperTail(z)) : 1
  }
}
