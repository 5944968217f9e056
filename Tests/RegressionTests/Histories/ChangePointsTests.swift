import UBRegression
import UBStatistics
import Testing

@Suite struct ChangePointsTests {
  /// Levels of a length each, with normal noise of standard deviation 1.
  private func series(_ levels: [Double], length: Int, seed: UInt64) -> [Double] {
    var generator = SplitMix64(seed: seed)
    return levels.flatMap { level in
      (0..<length).map { _ in
        // The sum of twelve uniform numbers has variance 1.
        level - 6 + (0..<12).reduce(0) { sum, _ in sum + .random(in: 0..<1, using: &generator) }
      }
    }
  }

  @Test func aSeriesWithoutNoiseChangesWhereItDoes() {
    let found = ChangePoints(in: [5, 5, 5, 5, 5, 7, 7, 7, 7, 4, 4, 4, 4])
    #expect(found.points.map(\.index) == [5, 9])
    #expect(found.points.map(\.p) == [0, 0])
    #expect(found.points.map(\.before) == [5, 7])
    #expect(found.points.map(\.after) == [7, 4])
  }

  @Test func aConstantOrShortSeriesDoesNotChange() {
    #expect(ChangePoints(in: []).points == [])
    #expect(ChangePoints(in: [1, 1, 1, 9, 9, 9, 9]).points == [])
    #expect(ChangePoints(in: [Double](repeating: 3, count: 50)).points == [])
  }

  @Test func oneNumberThatStandsOutIsNoChange() {
    var values = series([100], length: 40, seed: 1)
    values[20] = 160
    #expect(ChangePoints(in: values).points == [])
  }

  /// A step of four standard deviations up and down again is found within a record.
  @Test(arguments: 1...20)
  func stepsInNoiseAreFound(seed: UInt64) {
    let points = ChangePoints(in: series([100, 104, 100], length: 20, seed: seed)).points
    #expect(points.count == 2)
    for (point, place) in zip(points, [20, 40]) {
      #expect(abs(point.index - place) <= 1)
    }
  }

  @Test func ofThreeHundredSeriesWithoutAChangeOneSeemsToHaveOne() {
    let alarms = (1...300).count { seed in
      !ChangePoints(in: series([100], length: 40, seed: UInt64(seed))).points.isEmpty
    }
    #expect(alarms == 1)
  }

  @Test func theSameSeriesHasTheSameChanges() {
    let values = series([10, 12, 11], length: 30, seed: 7)
    #expect(ChangePoints(in: values) == ChangePoints(in: values))
  }
}
