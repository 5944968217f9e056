import Regression
import Testing

/// Against closed forms: with one degree of freedom the distribution is Cauchy's, with two it is
/// algebraic; and against printed tables.
@Suite struct StudentTTests {
  private func close(_ found: Double, _ expected: Double, within tolerance: Double = 1e-12) -> Bool
  {
    (found - expected).magnitude <= tolerance
  }

  @Test func oneDegreeOfFreedomIsCauchys() {
    let distribution = StudentT(degreesOfFreedom: 1)
    #expect(close(distribution.pTwoSided(0), 1))
    #expect(close(distribution.pTwoSided(1), 0.5))
    #expect(close(distribution.pTwoSided(-1), 0.5))
  }

  @Test(arguments: [0.1, 0.5, 2, 30, 1_000])
  func twoDegreesOfFreedomAreAlgebraic(t: Double) {
    let expected = 1 - t / (2 + t * t).squareRoot()
    #expect(close(StudentT(degreesOfFreedom: 2).pTwoSided(t), expected))
  }

  @Test(arguments: [
    (3.0, 0.05, 3.182_446), (10, 0.05, 2.228_139), (30, 0.01, 2.749_996), (4, 0.001, 8.610_302),
    (1_000_000, 0.05, 1.959_966),
  ])
  func criticalValuesAreThoseOfTables(degrees: Double, p: Double, expected: Double) {
    let found = StudentT(degreesOfFreedom: degrees).critical(pTwoSided: p)
    #expect(close(found, expected, within: 1e-6))
  }

  @Test func whatIsInfinitelyFarIsImpossible() {
    #expect(StudentT(degreesOfFreedom: 5).pTwoSided(.infinity) == 0)
    #expect(StudentT(degreesOfFreedom: 5).pTwoSided(.nan) == 1)
  }
}
