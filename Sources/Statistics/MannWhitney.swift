/// Mann and Whitney's test of whether one of two unpaired sets lies above the other.
///
/// By the normal approximation with corrections for ties and continuity, which is close from about
/// ten samples a side.
/// Source: Mann and Whitney, "On a Test of Whether One of Two Random Variables Is Stochastically
/// Larger than the Other" (1947).
package struct MannWhitney: Equatable, Sendable {
  /// The chance of samples at least this far apart, on either side, if neither set lies above.
  package let pTwoSided: Double

  /// Tests two sets of samples, neither empty.
  ///
  /// - Complexity: O(n log n) in the samples.
  package init(_ first: [Double], _ second: [Double]) {
    precondition(!first.isEmpty && !second.isEmpty, "There are samples on both sides.")
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
