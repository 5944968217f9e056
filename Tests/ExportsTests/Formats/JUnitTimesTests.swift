import UBExports
import UBRegression
import UBResults
import Testing

@Suite struct JUnitTimesTests {
  /// The last lines, which are those of times.
  private func lines(
    _ entries: [TimesEntry],
    base: ResultDocument = Examples.document(),
    standard: ComparisonStandard = .build(allowsAdded: false)
  ) throws -> [String] {
    let document = Examples.document()
    let comparison = Comparison(
      base: Baseline(of: ResultView(base)),
      run: ResultView(document),
      on: nil,
      standard: standard
    )
    let source = ExportSource(
      ResultView(document),
      comparison: comparison,
      times: times(entries)
    )
    return try Exporter.text(of: [source], as: .junit)
      .split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private let totals = Metric.all.count * 2

  @Test func aSlowdownIsAFailureOfTheClockThatShowsIt() throws {
    let lines = try lines([entry(.slower, cpu: 1.0052, wall: 1.06)])
    #expect(lines[1].hasPrefix("<testsuites tests=\"\(totals + 2)\" failures=\"1\" errors=\"0\""))
    let message = "slower: ratio 1.0600 [1.0500, 1.0700] in 4 pairs, margin 2.0 %, A/A floor 0.0 %"
    #expect(
      lines.suffix(6) == [
        "<testcase classname=\"updatebench.default.a.propertyPass\" name=\"time.cpu\"></testcase>",
        "<testcase classname=\"updatebench.default.a.propertyPass\" name=\"time.wall\">",
        "<failure message=\"\(message)\" type=\"slower\">\(message)</failure>",
        "</testcase>", "</testsuite>", "</testsuites>",
      ]
    )
  }

  @Test func whatIsInconclusiveIsSkippedWithTheFloor() throws {
    var entry = entry(.inconclusive, cpu: 1.021, wall: 1.021)
    entry.control = []
    let lines = try lines([entry])
    #expect(lines[1].hasSuffix("failures=\"0\" errors=\"0\" skipped=\"2\">"))
    let message =
      "inconclusive: ratio 1.0210 [1.0110, 1.0310] in 4 pairs, margin 2.0 %, A/A floor unknown"
    #expect(
      lines.contains("<skipped message=\"\(message)\" type=\"inconclusive\">\(message)</skipped>")
    )
  }

  @Test func whatCouldNotBeTimedIsAnError() throws {
    var entry = entry(.notComparable, cpu: 1, wall: 1)
    entry.obstacle = "base: the sampling process exited with status 64"
    let lines = try lines([entry])
    #expect(lines[1].hasSuffix("failures=\"0\" errors=\"2\" skipped=\"0\">"))
    #expect(
      lines.contains { $0.hasPrefix("<error message=\"base: the sampling process exited with") }
    )
  }

  @Test(arguments: [TimeVerdict.unchanged, .faster])
  func whatIsNotSlowerIsASuccess(verdict: TimeVerdict) throws {
    let lines = try lines([entry(verdict, cpu: 0.9, wall: 0.9)])
    #expect(lines[1].hasSuffix("failures=\"0\" errors=\"0\" skipped=\"0\">"))
  }

  /// Nothing is stored of a build, so nothing has to be accepted.
  @Test func whatIsBetterThanABuildIsASuccess() throws {
    var base = Examples.document()
    base.results[0].counts["bindings.evaluated"]? += 2
    #expect(try lines([], base: base)[1].contains(" failures=\"0\" errors=\"0\""))
    #expect(try lines([], base: base, standard: .baseline)[1].contains(" failures=\"1\""))
  }

  @Test func whatWasAddedIsASuccessIfItMay() throws {
    var base = Examples.document()
    base.results.removeFirst()
    #expect(try lines([], base: base)[1].contains(" errors=\"1\""))
    let allowed = try lines([], base: base, standard: .build(allowsAdded: true))
    #expect(allowed[1].contains(" errors=\"0\""))
  }

  private func entry(_ verdict: TimeVerdict, cpu: Double, wall: Double) -> TimesEntry {
    var entry = TimesEntry(
      EntryIdentity(label: "a", strategy: "propertyPass"),
      verdict: verdict
    )
    entry.cpu = estimate(cpu)
    entry.wall = estimate(wall)
    entry.control = [launch, launch]
    return entry
  }

  private var launch: PairedLaunch {
    var launch = PairedLaunch(processor: 0, isSwapped: false, framesPerSample: 1)
    for time: UInt64 in [100, 120] {
      launch.append(base: TimeSample(wall: time, cpu: time), new: TimeSample(wall: time, cpu: time))
    }
    return launch
  }

  private func estimate(_ ratio: Double) -> TimeEstimate? {
    var estimate = TimeEstimate(of: [launch, launch], by: .cpu, confidence: 0.98)
    estimate?.ratio = ratio
    estimate?.low = ratio - 0.01
    estimate?.high = ratio + 0.01
    return estimate
  }

  private func times(_ entries: [TimesEntry]) -> TimesDocument {
    TimesDocument(
      suite: "default",
      date: "2026-01-01T00:00:00Z",
      command: ["updatebench", "gate"],
      machine: Machine(processor: "Example", cores: 2, memory: 1, kernel: "k", system: "s"),
      conditions: Conditions(loadBefore: 1, loadAfter: 1, steal: nil),
      base: BuildIdentity(name: "main"),
      new: BuildIdentity(name: "HEAD"),
      rule: .standard,
      entries: entries
    )
  }
}
