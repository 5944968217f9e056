import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct NextStepsTests {
  private static let identity = EntryIdentity(label: "a", strategy: "s")
  private static let accept = "tool baseline accept --from out/default.json --reason \"...\""

  private func steps(
    _ comparison: Comparison,
    times: TimesDocument? = nil
  ) -> [String] {
    ComparisonReport.nextSteps(
      of: comparison,
      times: times,
      tool: "tool",
      file: "out/default.json"
    )
  }

  private func changed(to new: Int, _ standard: ComparisonStandard = .baseline) -> Comparison {
    let difference = MetricDifference(.allocationCalls, from: 1, to: new)
    let entry = EntryComparison(identity: Self.identity, differences: [difference])
    return Comparison(entries: [entry], standard: standard)
  }

  @Test func aPassHasNone() {
    #expect(steps(changed(to: 1)) == [])
    #expect(steps(changed(to: 0, .build(allowsAdded: false))) == [])
  }

  @Test func aRegressionIsFixedOrAccepted() {
    #expect(
      steps(changed(to: 2)) == [
        "next: fix the regression, or accept the new numbers: \(Self.accept)"
      ]
    )
    #expect(
      steps(changed(to: 2, .thresholds)) == [
        "next: fix the regression, or accept the new numbers: tool thresholds update"
      ]
    )
    #expect(steps(changed(to: 2, .run)) == ["next: fix the regression"])
    #expect(
      steps(changed(to: 2, .build(allowsAdded: false))) == [
        "next: fix the regression", "next: add --explain to see where allocations changed",
      ]
    )
  }

  @Test func anOldBaselineIsReplaced() {
    #expect(
      steps(Comparison(refusedFor: .outdated(reason: "old"))) == [
        "next: replace the old baseline: tool baseline delete && tool baseline save "
          + "--from out/default.json"
      ]
    )
  }

  @Test func commandsNameTheSuiteWhereTheyHaveTo() {
    let steps = ComparisonReport.nextSteps(
      of: changed(to: 2),
      tool: "tool",
      suite: "solver",
      file: "out/solver.json"
    )
    #expect(
      steps == [
        "next: fix the regression, or accept the new numbers: tool baseline accept --suite solver "
          + "--from out/solver.json --reason \"...\""
      ]
    )
  }

  @Test func betterNumbersAreAccepted() {
    #expect(
      steps(changed(to: 0)) == ["next: hold later runs to the new numbers: \(Self.accept)"]
    )
  }

  @Test(arguments: [
    (
      Obstacle.missingBaseline(path: "p"),
      "make the first baseline: tool baseline save --from out/default.json"
    ),
    (.debugBuild, "measure a release build: swift run -c release tool gate"),
    (.checkedBuild, "measure a build without the trait InternalChecks"),
    (
      .skipped(.instructions, reason: "no valgrind"),
      "install valgrind (apt-get install valgrind), which counts instructions"
    ),
    (
      .otherCounter(
        .allocations,
        base: MetricCounter(name: "x", version: "1"),
        new: MetricCounter(name: "x", version: "2")
      ),
      "take the numbers of the new counter: \(accept)"
    ),
  ])
  func anObstacleHasItsRemedy(obstacle: Obstacle, step: String) {
    let comparison = Comparison(
      obstacles: [obstacle],
      entries: [EntryComparison(identity: Self.identity)]
    )
    #expect(steps(comparison) == ["next: \(step)"])
  }

  @Test(arguments: [
    (
      Obstacle.missingInRun,
      "restore the missing benchmark, or drop it: tool baseline accept --reason \"...\""
    ),
    (.missingInBaseline, "check that the new numbers are right, then accept them: \(accept)"),
    (
      .nondeterministic(key: "x", disagreement: "1 and 2"),
      "give x a threshold, or take it out of the benchmark's metrics"
    ),
    (
      .changedBehaviour(.fact(name: "frames", old: "1", new: "2")),
      "check that the benchmark is meant to do something else, then accept it: \(accept)"
    ),
  ])
  func anObstacleOfAnEntryHasItsRemedy(obstacle: Obstacle, step: String) {
    let entry = EntryComparison(identity: Self.identity, obstacles: [obstacle])
    #expect(steps(Comparison(entries: [entry])) == ["next: \(step)"])
  }

  /// A run with failures can't be accepted, so no step says so.
  @Test func aFailureComesBeforeAnyAcceptance() {
    let failed = EntryComparison(
      identity: Self.identity,
      obstacles: [.failed(Examples.failure("s", .crashed))]
    )
    let added = EntryComparison(identity: Self.identity, obstacles: [.missingInBaseline])
    let comparison = Comparison(entries: changed(to: 2).entries + [failed, added])
    #expect(
      steps(comparison) == [
        "next: fix the regression",
        "next: fix the failure of list-scroll.steady s, then run again",
      ]
    )
  }

  @Test func timesAreFixedOrTakenAgain() {
    let build = ComparisonStandard.build(allowsAdded: false)
    let times = Times.document([Times.slower, Times.entry("b", .inconclusive), Times.missing])
    #expect(
      steps(changed(to: 1, build), times: times) == [
        "next: fix the slowdown, or allow it with a larger --margin",
        "next: run again: a benchmark could not be timed in both builds",
        "next: run again on an idle machine, or with a longer --time-limit, to judge the times",
      ]
    )
  }

  @Test func threeLinesAreEnoughAndThereIsAtLeastOne() {
    let obstacles: [Obstacle] = [
      .otherSuite(base: "x", new: "y"), .otherToolchain(base: "6.2", new: "6.3"), .debugBuild,
      .unreadable(reason: "r"),
    ]
    #expect(steps(Comparison(obstacles: obstacles)).count == 3)
    #expect(
      steps(Comparison()) == [
        "next: check that the filter names a benchmark that the baseline judges"
      ]
    )
  }
}
