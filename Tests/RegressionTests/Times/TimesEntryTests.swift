import UBRegression
import UBResults
import Testing

@Suite struct TimesEntryTests {
  private func verdicts(of entry: TimesEntry) -> [TimeVerdict] {
    TimeClock.allCases.map { entry.verdict(by: $0, margin: TimeRule.standard.margin) }
  }

  private func entry(_ verdict: TimeVerdict, _ launches: [PairedLaunch]) -> TimesEntry {
    var entry = TimesEntry(
      EntryIdentity(label: "a", strategy: "propertyPass"),
      verdict: verdict
    )
    entry.cpu = TimeEstimate(of: launches, by: .cpu, confidence: 0.98)
    entry.wall = TimeEstimate(of: launches, by: .wall, confidence: 0.98)
    return entry
  }

  @Test func whatIsSlowerByBothClocksIsSoByEach() {
    #expect(verdicts(of: entry(.slower, Launches.made(slowdown: 0.05))) == [.slower, .slower])
  }

  @Test func whatWaitsLongerIsSlowerByWallTimeOnly() {
    let waiting = Launches.made(slowdown: 0, waiting: 0.06)
    #expect(verdicts(of: entry(.slower, waiting)) == [.unchanged, .slower])
  }

  @Test func aClockThatDecidesNothingIsInconclusive() {
    var entry = entry(.slower, Launches.made(slowdown: 0.05))
    entry.cpu = TimeEstimate(
      of: Launches.made(slowdown: 0, spread: 0.05, seed: 3),
      by: .cpu,
      confidence: 0.98
    )
    #expect(verdicts(of: entry) == [.inconclusive, .slower])
  }

  /// Each stage may have seen it by another clock; the entry is slower all the same.
  @Test func whatNoClockShowsOverBothStagesIsSlowerByBoth() {
    #expect(verdicts(of: entry(.slower, Launches.made(slowdown: 0))) == [.slower, .slower])
  }

  @Test(arguments: [TimeVerdict.unchanged, .faster, .inconclusive, .notComparable])
  func everyOtherVerdictIsThatOfTheEntry(verdict: TimeVerdict) {
    let slower = Launches.made(slowdown: 0.05)
    #expect(verdicts(of: entry(verdict, slower)) == [verdict, verdict])
  }
}
