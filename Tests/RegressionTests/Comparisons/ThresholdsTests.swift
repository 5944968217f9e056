import UBRegression
import UBResults
import Testing

@Suite struct ThresholdsTests {
  private static let none = Thresholds(
    relative: Dictionary(uniqueKeysWithValues: Percentile.allCases.map { ($0, 0) })
  )

  @Test func whatIsEqualDoesNotDeviate() {
    #expect(differences(100, 100, within: nil) == [])
    #expect(differences(100, 100, within: Self.none) == [])
  }

  @Test func withoutThresholdsAnyDifferenceDeviatesEitherWay() {
    #expect(verdicts(100, 101, within: nil) == [.regressed])
    #expect(verdicts(100, 99, within: nil) == [.improved])
    #expect(verdicts(100, 101, .prefersLarger, within: nil) == [.improved])
  }

  @Test(arguments: [
    (100, 105, [Verdict]()), (100, 106, [.regressed]), (100, 95, []), (100, 94, [.improved]),
    (-100, -105, []), (-100, -106, [.improved]), (0, 0, []), (0, 1, [.regressed]),
    (0, -1, [.improved]),
  ])
  func aPercentageIsOfTheBase(old: Int, new: Int, expected: [Verdict]) {
    #expect(verdicts(old, new, within: Thresholds(relative: [.p50: 5])) == expected)
  }

  @Test(arguments: [
    (100, 110, [Verdict]()), (100, 111, [.regressed]), (100, 89, [.improved]), (0, 10, []),
    (0, 11, [.regressed]),
  ])
  func anAmountIsInTheBaseUnit(old: Int, new: Int, expected: [Verdict]) {
    #expect(verdicts(old, new, within: Thresholds(absolute: [.p90: 10])) == expected)
  }

  @Test(arguments: [
    (100, 104, [Verdict]()), (100, 106, [.regressed]), (1_000, 1_020, [.regressed]), (0, 10, []),
    (0, 11, [.regressed]),
  ])
  func bothHaveToAllowIt(old: Int, new: Int, expected: [Verdict]) {
    let thresholds = Thresholds(relative: [.p50: 5], absolute: [.p50: 10])
    #expect(verdicts(old, new, within: thresholds) == expected)
  }

  @Test func onlyThePercentilesWithAThresholdAreJudged() throws {
    let old = try #require(PercentileValues(of: [1, 2, 3, 4]))
    let new = try #require(PercentileValues(of: [1, 2, 3, 9]))
    func texts(within thresholds: Thresholds?) -> [String] {
      MetricDifference.all(of: .allocationCalls, from: old, to: new, within: thresholds)
        .map(\.description)
    }
    #expect(texts(within: Thresholds(relative: [.p50: 0])) == [])
    #expect(
      texts(within: Thresholds(relative: [.p100: 50])) == [
        "allocations.calls p100 4 -> 9 (+5, +125.0 %)"
      ]
    )
    #expect(texts(within: Thresholds()) == [])
    #expect(
      texts(within: nil) == [
        "allocations.calls p90 4 -> 9 (+5, +125.0 %)",
        "allocations.calls p99 4 -> 9 (+5, +125.0 %)",
        "allocations.calls p100 4 -> 9 (+5, +125.0 %)",
      ]
    )
    #expect(texts(within: .simulated) == [])
  }

  /// A constant that differs is one difference, unless thresholds name percentiles.
  @Test func constantsDifferOnce() {
    #expect(differences(3, 4, within: nil).map(\.percentile) == [nil])
    #expect(differences(1_000, 1_002, within: .simulated).map(\.percentile) == [nil])
    #expect(
      differences(3, 4, within: Thresholds(absolute: [.p50: 0, .p90: 0])).map(\.percentile)
        == [.p50, .p90]
    )
  }

  @Test func simulatedCountsMayDifferByATenthOfAPercent() {
    #expect(verdicts(3_000, 3_003, within: .simulated) == [])
    #expect(verdicts(3_000, 3_004, within: .simulated) == [.regressed])
    #expect(verdicts(3_000, 2_996, within: .simulated) == [.improved])
    #expect(verdicts(0, 1, within: .simulated) == [.regressed])
  }

  @Test func atThe90thPercentileTheHighestThresholdStandsIn() {
    let stated = Thresholds(relative: [.p50: 5, .p90: 7, .p99: 9], absolute: [.p25: 1, .p75: 3])
    #expect(stated.atP90 == Thresholds(relative: [.p90: 7], absolute: [.p90: 3]))
    #expect(Thresholds(relative: [.p50: 5, .p99: 9]).atP90 == Thresholds(relative: [.p90: 9]))
    #expect(Thresholds().atP90.isEmpty)
  }

  private func differences(
    _ old: Int,
    _ new: Int,
    _ polarity: Metric.Polarity = .prefersSmaller,
    within thresholds: Thresholds?
  ) -> [MetricDifference] {
    MetricDifference.all(
      of: Metric("a", source: .other, polarity: polarity),
      from: PercentileValues(constant: old),
      to: PercentileValues(constant: new),
      within: thresholds
    )
  }

  /// The verdicts of several percentiles, each once.
  private func verdicts(
    _ old: Int,
    _ new: Int,
    _ polarity: Metric.Polarity = .prefersSmaller,
    within thresholds: Thresholds?
  ) -> [Verdict] {
    let found = differences(old, new, polarity, within: thresholds)
    return Verdict.allCases.filter { verdict in found.contains { $0.verdict == verdict } }
  }
}
