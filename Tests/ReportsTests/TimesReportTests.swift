import Regression
import Reports
import Results
import Testing

@Suite struct TimesReportTests {
  @Test func whatIsNotUnchangedIsTold() {
    var slower = entry("a", .slower)
    slower.cpu = estimate(1.0523)
    slower.wall = estimate(1.06)
    slower.second = [launch]
    var same = entry("b", .unchanged)
    same.control = [launch, launch]
    var missing = entry("c", .notComparable)
    missing.obstacle = "base: the sampling process exited with status 64"
    #expect(
      TimesReport.lines(of: document([slower, same, missing])) == [
        """
        slower: a propertyPass: processor time +5.23 % [+4.23 %, +6.23 %] in 300 pairs, \
        wall time +6.00 % [+5.00 %, +7.00 %] in 300 pairs, in two stages
        """,
        "not comparable: c propertyPass: base: the sampling process exited with status 64",
        "control holds: b propertyPass: base against its copy: +0.00 % [+0.00 %, +0.00 %] in 4 pairs",
        "machine: 2 processors, Example, load 1.5 to 4.2, 12.5 % stolen by the host",
        "warning: the load exceeds two for each processor",
        "warning: the host gives more than 10.0 % of the time to others",
      ]
    )
    #expect(
      TimesReport.conclusion(of: document([slower, same, missing])) == """
        times of HEAD (0123456789ab) against main (fedcba987654): 1 unchanged, 1 not comparable, \
        1 slower (margin 2.0 %)
        """
    )
  }

  @Test func aJobWithoutAControlThatHoldsJudgesNothing() {
    let lines = TimesReport.lines(of: document([entry("a", .inconclusive)]))
    #expect(lines.last == "warning: no time is judged, since base and copy don't look alike")
  }

  private var launch: PairedLaunch {
    var launch = PairedLaunch(processor: 0, isSwapped: false, framesPerSample: 1)
    for time: UInt64 in [100, 120] {
      launch.append(base: TimeSample(wall: time, cpu: time), new: TimeSample(wall: time, cpu: time))
    }
    return launch
  }

  private func entry(_ label: String, _ verdict: TimeVerdict) -> TimesEntry {
    var entry = TimesEntry(
      EntryIdentity(label: label, strategy: "propertyPass"),
      verdict: verdict
    )
    entry.first = [launch]
    return entry
  }

  private func estimate(_ ratio: Double) -> TimeEstimate? {
    var estimate = TimeEstimate(of: [launch, launch], by: .cpu, confidence: 0.98)
    estimate?.pairs = 300
    estimate?.ratio = ratio
    estimate?.low = ratio - 0.01
    estimate?.high = ratio + 0.01
    return estimate
  }

  private func document(_ entries: [TimesEntry]) -> TimesDocument {
    TimesDocument(
      suite: "default",
      date: "2026-01-01T00:00:00Z",
      command: ["updatebench", "gate"],
      machine: Machine(processor: "Example", cores: 2, memory: 1, kernel: "k", system: "s"),
      conditions: Conditions(loadBefore: 1.5, loadAfter: 4.2, steal: 0.125),
      base: BuildIdentity(name: "main", commit: "fedcba9876543210", tree: "a"),
      new: BuildIdentity(name: "HEAD", commit: "0123456789abcdef", tree: "b"),
      rule: .standard,
      entries: entries
    )
  }
}
