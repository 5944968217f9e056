import UBStatistics
import Testing

/// Values of SciPy 1.x, to which each distribution has to agree.
@Suite struct DistributionTests {
  @Test func tailsOfTheNormalDistribution() {
    #expect(NormalDistribution.upperTail(0) == 0.5)
    expect(NormalDistribution.upperTail(1.96), near: 0.024997895148220435)
    expect(NormalDistribution.upperTail(-1), near: 0.8413447460685429)
    // On both sides of where another method takes over.
    expect(NormalDistribution.upperTail(3.2), near: 0.0006871379379158471)
    expect(NormalDistribution.upperTail(6), near: 9.865876450376946e-10)
  }

  @Test func tailsOfStudentsDistribution() {
    expect(StudentDistribution(freedom: 10).upperTail(2), near: 0.03669401738537018)
    expect(StudentDistribution(freedom: 3.7).upperTail(-1.5), near: 0.8932009153989933)
    expect(StudentDistribution(freedom: 5).quantile(above: 0.025), near: 2.5705818356363155)
    expect(StudentDistribution(freedom: 5).quantile(above: 0.01), near: 3.364929998907218)
  }

  @Test func tailsOfTheBetaDistribution() {
    expect(BetaDistribution(2, 5).lowerTail(0.3), near: 0.579825)
    expect(BetaDistribution(0.5, 0.5).lowerTail(0.9), near: 0.7951672353008665)
    expect(BetaDistribution(5, 6).quantile(below: 0.975), near: 0.7376219233930549)
    #expect(BetaDistribution(2, 5).lowerTail(0) == 0)
    #expect(BetaDistribution(2, 5).lowerTail(1) == 1)
  }

  private func expect(_ found: Double, near expected: Double) {
    #expect((found / expected - 1).magnitude < 1e-9, "found \(found), expected \(expected)")
  }
}
