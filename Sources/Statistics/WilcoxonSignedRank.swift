/// Wilcoxon's signed-rank test of whether paired differences tend to be positive.
///
/// The distribution results from permuting the signs of the observed ranks; tied differences share
/// their mean rank, and differences of zero are dropped. It is exact up to `exactPairsMax`
/// differences and uses the normal approximation with corrections for ties and continuity above.
/// Source: Wilcoxon, "Individual Comparisons by Ranking Methods" (1945); ties as in Pratt and
/// Gibbons, "Concepts of Nonparametric Theory" (1981).
package struct WilcoxonSignedRank: Equatable, Sendable {
  /// The number of differences other than zero.
  package let pairCount: Int
  /// Twice the rank sum of the positive differences, an integer even with ties.
  package let doubledPositiveRankSum: Int
  /// The probability of a rank sum at least this large if the median difference is zero.
  package let pGreater: Double
  /// The probability of a rank sum at least this small if the median difference is zero.
  package let pLess: Double

  /// The maximum number of differences for the exact distribution.
  package static let exactPairsMax = 100

  /// Tests the differences of pairs.
  ///
  /// - Complexity: O(n log n) in the differences, O(n³) up to `exactPairsMax`.
  package init(differences: [Double]) {
    let present = differences.filter { $0 != 0 }
    let ranks = DoubledRanks(of: present.map(\.magnitude)).ranks
    var positiveSum = 0
    for (difference, rank) in zip(present, ranks) where difference > 0 {
      positiveSum += rank
    }
    pairCount = present.count
    doubledPositiveRankSum = positiveSum
    if present.count > Self.exactPairsMax {
      pGreater = Self.approximateTail(from: positiveSum, over: ranks)
      pLess = Self.approximateTail(from: ranks.reduce(0, +) - positiveSum, over: ranks)
    } else {
      let distribution = Self.distribution(ofSignsOver: ranks)
      pGreater = min(1, distribution[positiveSum...].reduce(0, +))
      pLess = min(1, distribution[...positiveSum].reduce(0, +))
    }
  }

  /// The two-sided p-value: the probability of a rank sum at least this far from the middle.
  package var pTwoSided: Double { min(1, 2 * min(pGreater, pLess)) }

  /// The approximate probability of a doubled rank sum at least this large; the squares of the
  /// doubled ranks add up to four times the variance, even with ties.
  private static func approximateTail(from sum: Int, over ranks: [Int]) -> Double {
    let mean = Double(ranks.reduce(0, +)) / 2
    let variance = ranks.reduce(0.0) { $0 + Double($1) * Double($1) } / 4
    return NormalDistribution.upperTail((Double(sum) - 1 - mean) / variance.squareRoot())
  }

  /// The probability of each doubled rank sum if every sign is equally likely.
  private static func distribution(ofSignsOver ranks: [Int]) -> [Double] {
    var distribution = [Double](repeating: 0, count: ranks.reduce(1, +))
    distribution[0] = 1
    var reach = 0
    for rank in ranks {
      reach += rank
      for sum in stride(from: reach, through: 0, by: -1) {
        let without = distribution[sum]
        let with = sum >= rank ? distribution[sum - rank] : 0
        distribution[sum] = (without + with) / 2
      }
    }
    return distribution
  }
}
