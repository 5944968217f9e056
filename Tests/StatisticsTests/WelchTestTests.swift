import UBStatistics
import Testing

@Suite struct WelchTestTests {
  /// Means 2 and 5, variances 1 and 1 over 3: t is 3.674 with 4 degrees of freedom.
  @Test func equalSpreads() {
    let test = WelchTest([1, 2, 3], [4, 5, 6])
    #expect(test.means == [2, 5])
    #expect((test.pTwoSided - 0.021_311).magnitude < 1e-6)
  }

  @Test func withoutSpreadSidesAreTheSameOrNot() {
    #expect(WelchTest([1, 1], [1, 1, 1]).pTwoSided == 1)
    #expect(WelchTest([1, 1], [2, 2]).pTwoSided == 0)
  }
}
