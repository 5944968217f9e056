import UBRegression
import Testing

@Suite struct ScalingFitTests {
  private let sizes = [4, 8, 16, 32, 64]

  @Test(arguments: [(0, 0.0), (1, 1), (2, 2), (3, 3)])
  func aPowerIsFoundExactly(power: Int, exponent: Double) {
    let costs = sizes.map { size in (0..<power).reduce(7) { cost, _ in cost * size } }
    let fit = ScalingFit(sizes: sizes, costs: costs)
    #expect(fit.exponent == exponent)
    #expect(fit.halfWidth == 0)
  }

  /// Slope and interval as the textbook's formulas give them for x = 0, 1, 2, 3 and y = 0, 1, 1, 2
  /// in units of log 2: slope 0.6, residual sum 0.2, standard error 0.1414, t 4.3027.
  @Test func whatIsNoPowerHasAnInterval() {
    let fit = ScalingFit(sizes: [1, 2, 4, 8], costs: [1, 2, 2, 4])
    #expect(fit.exponent == 0.6)
    #expect((fit.halfWidth - 4.302_653 * 0.141_421_4).magnitude < 1e-6)
  }

  @Test func aShareOfTheSquareRaisesTheExponent() {
    let costs = sizes.map { $0 * 100 + $0 * $0 * 5 }
    let fit = ScalingFit(sizes: sizes, costs: costs)
    #expect(fit.exponent > 1.3)
    #expect(fit.exponent < 1.5)
  }

  @Test func withoutACostThereIsNoPower() {
    #expect(ScalingCurve(sizes: sizes, costs: [0, 0, 0, 0, 0]).isZero)
    let curve = ScalingCurve(sizes: sizes, costs: [0, 1, 2, 3, 4])
    #expect(curve.fit == nil)
    #expect(!curve.isZero)
  }
}
