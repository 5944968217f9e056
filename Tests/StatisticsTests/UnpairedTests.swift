import UBStatistics
import Testing

/// Tests of two sets that are not paired, against SciPy's.
@Suite struct UnpairedTests {
  private let first: [Double] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  private let second: [Double] = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15.5]

  @Test func welch() {
    let p = WelchTest(first, second).pTwoSided
    #expect((p / 0.001725132006246718 - 1).magnitude < 1e-9)
    #expect(WelchTest([1, 1], [1, 1]).pTwoSided == 1)
    #expect(WelchTest([1, 1], [2, 2]).pTwoSided == 0)
  }

  @Test func meanAndInterval() {
    let moments = Moments(of: [1.02, 1.05, 0.99, 1.01, 1.03, 1.04])
    #expect((moments.mean - 1.0233333333333334).magnitude < 1e-12)
    #expect((moments.variance - 0.0004666666666666675).magnitude < 1e-12)
    let interval = moments.interval(confidence: 0.95)
    #expect((interval.low - 1.0006629324605547).magnitude < 1e-9)
    #expect((interval.high - 1.0460037342061121).magnitude < 1e-9)
  }
}
