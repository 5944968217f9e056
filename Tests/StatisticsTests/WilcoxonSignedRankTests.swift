import UBStatistics
import Testing

@Suite struct WilcoxonSignedRankTests {
  @Test func fivePositiveDifferencesAreOneSignPatternOfThirtyTwo() {
    let test = WilcoxonSignedRank(differences: [1, 2, 3, 4, 5])
    #expect(test.pairCount == 5)
    #expect(test.doubledPositiveRankSum == 30)
    #expect(test.pGreater == 1.0 / 32)
    #expect(test.pLess == 1)
    #expect(test.pTwoSided == 2.0 / 32)
  }

  /// Darwin's maize plants, in eighths of an inch; the exact p values are well known.
  @Test func darwinsPlants() {
    let differences: [Double] = [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48]
    let test = WilcoxonSignedRank(differences: differences)
    #expect(test.doubledPositiveRankSum == 2 * 96)
    #expect((test.pTwoSided - 0.0412_5976).magnitude < 1e-7)
  }

  @Test func tiedDifferencesShareTheirRank() {
    // Ranks 1.5, 1.5, 3; of eight sign patterns those with a sum of at least 4.5: 4.5, 4.5, 6.
    let test = WilcoxonSignedRank(differences: [2, -2, 5])
    #expect(test.doubledPositiveRankSum == 9)
    #expect(test.pGreater == 3.0 / 8)
  }

  @Test func differencesOfZeroAreDropped() {
    #expect(WilcoxonSignedRank(differences: [0, 1, 0, 2]).pairCount == 2)
    #expect(WilcoxonSignedRank(differences: [0, 0]).pGreater == 1)
    #expect(WilcoxonSignedRank(differences: []).pLess == 1)
  }

  @Test func swappingSignsSwapsSides() {
    let differences: [Double] = [3, -1, 4, -1, 5, 9, -2, 6]
    let test = WilcoxonSignedRank(differences: differences)
    let mirrored = WilcoxonSignedRank(differences: differences.map { -$0 })
    #expect(test.pGreater == mirrored.pLess)
    #expect(test.pLess == mirrored.pGreater)
  }

  /// Every sign pattern of seven ranks, counted one by one.
  @Test func theDistributionIsThatOfAllSignPatterns() {
    let magnitudes: [Double] = [1, 2, 2, 3, 5, 5, 5]
    let doubledRanks = [2, 5, 5, 8, 12, 12, 12]
    let sums = (0..<128).map { pattern in
      doubledRanks.indices.filter { pattern >> $0 & 1 == 1 }.map { doubledRanks[$0] }
        .reduce(0, +)
    }
    for pattern in 0..<128 {
      let differences = magnitudes.indices.map { index in
        pattern >> index & 1 == 1 ? magnitudes[index] : -magnitudes[index]
      }
      let test = WilcoxonSignedRank(differences: differences)
      #expect(test.pGreater == Double(sums.count { $0 >= sums[pattern] }) / 128)
      #expect(test.pLess == Double(sums.count { $0 <= sums[pattern] }) / 128)
    }
  }

  /// SciPy's value for the normal approximation, with ties and a difference of zero.
  @Test func manyDifferencesAreApproximated() {
    let differences = (0..<150).map { index in
      let tenths = index * 7_919 % 251 - 100
      return Double(tenths) / 10
    }
    let test = WilcoxonSignedRank(differences: differences)
    #expect(test.pairCount == 149)
    #expect(test.doubledPositiveRankSum == 2 * 7_757 + 1)
    #expect((test.pGreater / 1.9660910287453916e-05 - 1).magnitude < 1e-9)
  }

  @Test func theApproximationMeetsTheExactDistribution() {
    let differences = (0..<WilcoxonSignedRank.exactPairsMax).map { index in
      let difference = index * 37 % 101 - 47
      return Double(difference)
    }
    let exact = WilcoxonSignedRank(differences: differences.filter { $0 != 0 })
    let more = WilcoxonSignedRank(differences: differences.filter { $0 != 0 } + [0.001, -0.001])
    #expect(exact.pairCount < WilcoxonSignedRank.exactPairsMax + 1)
    #expect(more.pairCount == WilcoxonSignedRank.exactPairsMax + 1)
    #expect((exact.pGreater / more.pGreater - 1).magnitude < 0.02)
  }
}
