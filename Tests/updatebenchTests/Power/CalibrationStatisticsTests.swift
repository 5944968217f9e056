import Testing
import calibration

/// The statistics of the calibration, against SciPy's.
@Suite struct CalibrationStatisticsTests {
  @Test func mannWhitneyWithTies() {
    let p = MannWhitney(first, second).pTwoSided
    #expect((p / 0.005075392315273923 - 1).magnitude < 1e-9)
    #expect(MannWhitney(second, first).pTwoSided == p)
    #expect(MannWhitney([1, 1], [1, 1]).pTwoSided == 1)
  }

  private let first: [Double] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  private let second: [Double] = [6, 7, 8, 9, 10, 11, 12, 13, 14, 15.5]

  @Test func intervalsOfShares() {
    let none = BinomialInterval(count: 0, of: 120)
    #expect(none.low == 0)
    expect(none.high, near: 0.030272972577420072)
    let some = BinomialInterval(count: 4, of: 10)
    expect(some.low, near: 0.12155225811982723)
    expect(some.high, near: 0.7376219233930549)
    let all = BinomialInterval(count: 200, of: 200)
    expect(all.low, near: 0.9817246596448512)
    #expect(all.high == 1)
  }

  private func expect(_ found: Double, near expected: Double) {
    #expect((found / expected - 1).magnitude < 1e-9, "found \(found), expected \(expected)")
  }
}
