import UBStatistics
import Testing

/// Against closed forms: with one degree of freedom the distribution is Cauchy's, with two it is
/// algebraic; and against printed tables.
@Suite struct StudentDistributionTests {
  private func close(_ found: Double, _ expected: Double, within tolerance: Double = 1e-12) -> Bool
  {
    (found - expected).magnitude <= tolerance
  }

  @Test func oneDegreeOfFreedomIsCauchys() {
    let distribution = StudentDistribution(freedom: 1)
    #expect(close(distribution.upperTail(0), 0.5))
    #expect(close(distribution.upperTail(1), 0.25))
    #expect(close(distribution.upperTail(-1), 0.75))
  }

  @Test(arguments: [0.1, 0.5, 2, 30, 1_000])
  func twoDegreesOfFreedomAreAlgebraic(t: Double) {
    let expected = (1 - t / (2 + t * t).squareRoot()) / 2
    #expect(close(StudentDistribution(freedom: 2).upperTail(t), expected))
  }

  @Test(arguments: [
    (3.0, 0.05, 3.182_446), (10, 0.05, 2.228_139), (30, 0.01, 2.749_996), (4, 0.001, 8.610_302),
    (1_000_000, 0.05, 1.959_966),
  ])
  func criticalValuesAreThoseOfTables(degrees: Double, p: Double, expected: Double) {
    let found = StudentDistribution(freedom: degrees).quantile(above: p / 2)
    #expect(close(found, expected, within: 1e-6))
  }

  @Test func whatIsInfinitelyFarIsImpossible() {
    #expect(StudentDistribution(freedom: 5).upperTail(.infinity) == 0)
    #expect(StudentDistribution(freedom: 5).upperTail(-.infinity) == 1)
  }
}
