import Benchmark
import UBRegression
import Testing

@Suite struct ThresholdCheckTests {
  @Test func whatIsEqualDoesNotDeviate() {
    #expect(check(100, 100).deviations() == [])
    #expect(check(100, 100).deviations(from: .strict) == [])
  }

  @Test func withoutThresholdsAnyDifferenceDeviatesEitherWay() {
    #expect(verdicts(check(100, 101).deviations()) == [.regressed])
    #expect(verdicts(check(100, 99).deviations()) == [.improved])
    #expect(verdicts(check(100, 101, .prefersLarger).deviations()) == [.improved])
  }

  @Test(arguments: [
    (100, 105, [Verdict]()), (100, 106, [.regressed]), (100, 95, []), (100, 94, [.improved]),
    (-100, -105, []), (-100, -106, [.improved]), (0, 0, []), (0, 1, [.regressed]),
    (0, -1, [.improved]),
  ])
  func aPercentageIsOfTheBase(old: Int, new: Int, expected: [Verdict]) {
    let thresholds = BenchmarkThresholds(relative: [.p50: 5])
    #expect(verdicts(check(old, new).deviations(from: thresholds)) == expected)
  }

  @Test(arguments: [
    (100, 110, [Verdict]()), (100, 111, [.regressed]), (100, 89, [.improved]), (0, 10, []),
    (0, 11, [.regressed]),
  ])
  func anAmountIsInTheBaseUnit(old: Int, new: Int, expected: [Verdict]) {
    let thresholds = BenchmarkThresholds(absolute: [.p90: 10])
    #expect(verdicts(check(old, new).deviations(from: thresholds)) == expected)
  }

  @Test(arguments: [
    (100, 104, [Verdict]()), (100, 106, [.regressed]), (1_000, 1_020, [.regressed]), (0, 10, []),
    (0, 11, [.regressed]),
  ])
  func bothHaveToAllowIt(old: Int, new: Int, expected: [Verdict]) {
    let thresholds = BenchmarkThresholds(relative: [.p50: 5], absolute: [.p50: 10])
    #expect(verdicts(check(old, new).deviations(from: thresholds)) == expected)
  }

  @Test func onlyThePercentilesWithAThresholdAreJudged() throws {
    let old = try #require(PercentileValues(of: [1, 2, 3, 4]))
    let new = try #require(PercentileValues(of: [1, 2, 3, 9]))
    let check = ThresholdCheck(old: old, new: new, polarity: .prefersSmaller)
    #expect(check.deviations(from: .init(relative: [.p50: 0])) == [])
    #expect(
      check.deviations(from: .init(relative: [.p100: 50])).map(\.description)
        == ["p100 4 -> 9 (+5, +125.0 %)"]
    )
    #expect(check.deviations(from: .none) == [])
    #expect(
      check.deviations().map(\.description) == [
        "p90 4 -> 9 (+5, +125.0 %)", "p99 4 -> 9 (+5, +125.0 %)", "p100 4 -> 9 (+5, +125.0 %)",
      ]
    )
  }

  @Test func commonThresholds() {
    #expect(BenchmarkThresholds.default.relative == [.p25: 5, .p50: 5, .p75: 5])
    #expect(BenchmarkThresholds.default.absolute == [:])
    #expect(BenchmarkThresholds.relaxed.relative == [.p50: 25])
    #expect(BenchmarkThresholds.relaxed.absolute.count == 7)
    #expect(BenchmarkThresholds.relaxed.absolute[.p0] == 10_000)
    #expect(BenchmarkThresholds.strict.relative.values.allSatisfy { $0 == 0 })
    #expect(BenchmarkThresholds.strict.absolute.keys.count == 6)
    #expect(BenchmarkThresholds.none.relative.isEmpty)
    #expect(BenchmarkThresholds.none.absolute.isEmpty)
  }

  private func check(
    _ old: Int,
    _ new: Int,
    _ polarity: BenchmarkMetric.Polarity = .prefersSmaller
  ) -> ThresholdCheck {
    ThresholdCheck(
      old: PercentileValues(constant: old),
      new: PercentileValues(constant: new),
      polarity: polarity
    )
  }

  /// The verdicts of several percentiles, each once.
  private func verdicts(_ deviations: [ThresholdCheck.Deviation]) -> [Verdict] {
    Verdict.allCases.filter { verdict in deviations.contains { $0.verdict == verdict } }
  }
}
