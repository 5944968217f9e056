/// Wilcoxon's signed-rank test of whether paired differences lie above zero.
///
/// The distribution is exact, ties included: it is the permutation distribution over the signs of
/// the ranks that were observed, with tied differences sharing their mean rank and differences of
/// zero dropped.
/// Source: Wilcoxon, "Individual Comparisons by Ranking Methods" (1945); ties as in Pratt and
/// Gibbons, "Concepts of Nonparametric Theory" (1981).
package struct WilcoxonSignedRank: Equatable, Sendable {
  /// The differences that are not zero.
  package let pairCount: Int
  /// Twice the sum of the ranks of the positive differences, a whole number even with ties.
  package let doubledPositiveRankSum: Int
  /// The chance of a rank sum at least this great if the median difference were zero.
  package let pGreater: Double
  /// The chance of a rank sum at least this small if the median difference were zero.
  package let pLess: Double

  /// Tests the differences of pairs.
  ///
  /// - Complexity: O(n³) in the differences; a thousand take about a second.
  package init(differences: [Double]) {
    let present = differences.filter { $0 != 0 }
    let ranks = Self.doubledRanks(of: present)
    var positiveSum = 0
    for (difference, rank) in zip(present, ranks) where difference > 0 {
      positiveSum += rank
    }
    let distribution = Self.distribution(ofSignsOver: ranks)
    pairCount = present.count
    doubledPositiveRankSum = positiveSum
    pGreater = min(1, distribution[positiveSum...].reduce(0, +))
    pLess = min(1, distribution[...positiveSum].reduce(0, +))
  }

  /// The chance of a rank sum as far from the middle as this one, on either side.
  package var pTwoSided: Double { min(1, 2 * min(pGreater, pLess)) }

  /// Twice the rank of each magnitude, tied ones sharing the mean of their ranks.
  private static func doubledRanks(of differences: [Double]) -> [Int] {
    let order = differences.indices.sorted { differences[$0].magnitude < differences[$1].magnitude }
    var ranks = [Int](repeating: 0, count: differences.count)
    var start = 0
    while start < order.count {
      var end = start
      while end + 1 < order.count,
        differences[order[end + 1]].magnitude == differences[order[start]].magnitude
      {
        end += 1
      }
      for position in start...end {
        ranks[order[position]] = start + end + 2
      }
      start = end + 1
    }
    return ranks
  }

  /// The probability of each doubled rank sum when every sign is a fair coin.
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
