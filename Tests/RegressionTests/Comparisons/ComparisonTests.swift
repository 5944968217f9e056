import UBRegression
import UBResults
import Testing

@Suite struct ComparisonTests {
  @Test func equalNumbersAreUnchanged() {
    let comparison = compare(["layout.executed": 7], with: ["layout.executed": 7])
    expectUnchanged(comparison.entries, [Examples.steady])
    #expect(comparison.verdict == .unchanged)
    #expect(comparison.notes == [])
  }

  /// From zero too, where a relative threshold would see nothing.
  @Test func workFromNothingIsARegression() throws {
    let comparison = compare([:], with: ["allocations.calls": 1_000])
    #expect(comparison.verdict == .regressed)
    #expect(
      comparison.entries[0].differences.map(\.description) == [
        "allocations.calls 0 -> 1000 (+1000)"
      ]
    )
  }

  @Test(arguments: [
    ("bindings.evaluated", 10, 11, Verdict.regressed),
    ("bindings.evaluated", 10, 9, .improved),
    ("allocations.live_delta", 0, -64, .improved),
    ("allocations.frames_without", 10, 9, .regressed),
    ("allocations.frames_without", 10, 11, .improved),
    ("layout.coalesced", 10, 9, .moved),
    ("cells.reused", 10, 11, .moved),
    ("list.enters", 10, 11, .notComparable),
    ("writes.total", 10, 9, .notComparable),
  ])
  func everyPolarityHasItsVerdict(key: String, old: Int, new: Int, verdict: Verdict) {
    #expect(compare([key: old], with: [key: new]).verdict == verdict)
  }

  @Test func oneRegressionOutweighsManyImprovements() {
    let comparison = compare(
      ["bindings.evaluated": 10, "solver.pivots": 10],
      with: ["bindings.evaluated": 1, "solver.pivots": 11]
    )
    #expect(comparison.verdict == .regressed)
    #expect(comparison.entries[0].differences.map(\.verdict) == [.improved, .regressed])
  }

  @Test func whatDidSomethingElseIsToldButNotJudged() {
    let comparison = Comparison(
      from: Examples.run([Examples.result(["bindings.evaluated": 10])]),
      to: Examples.run([
        Examples.result(
          ["bindings.evaluated": 20, "list.exits": 1],
          frames: 60,
          digest: 2,
          parameters: ["delta": .integer(44), "row_height": .text("yes")]
        )
      ])
    )
    #expect(comparison.verdict == .notComparable)
    let entry = comparison.entries[0]
    #expect(
      entry.obstacles.map(\.description) == [
        "it does something else: digest 0000000000000001 -> 0000000000000002",
        "it does something else: frames 120 -> 60",
        "it does something else: parameter delta 22 -> 44",
        "it does something else: parameter row_height (none) -> yes",
        "it does something else: list.exits 0 -> 1 (+1)",
      ]
    )
    #expect(
      entry.differences.map(\.description) == ["bindings.evaluated 10 -> 20 (+10, +100.0 %)"]
    )
  }

  @Test func whatIsOnOneSideOnlyIsNoPass() {
    let comparison = Comparison(
      from: Examples.run([Examples.result()]),
      to: Examples.run([Examples.result(of: Examples.fling)])
    )
    #expect(
      comparison.entries == [
        EntryComparison(identity: Examples.fling, obstacles: [.missingInBaseline]),
        EntryComparison(identity: Examples.steady, obstacles: [.missingInRun]),
      ]
    )
    #expect(comparison.verdict == .notComparable)
  }

  @Test func whatIsOutOfScopeIsNotMissed() {
    let comparison = Comparison(
      from: Examples.run([Examples.result(), Examples.result(of: Examples.fling)]),
      to: Examples.run([Examples.result(of: Examples.fling)]),
      in: ComparisonScope { identity, _ in identity.label.contains("fling") }
    )
    expectUnchanged(comparison.entries, [Examples.fling])
    #expect(comparison.verdict == .unchanged)
  }

  @Test func aFailureStandsForTheEntryItHasNoNumbersFor() {
    let comparison = Comparison(
      from: Examples.run([Examples.result()]),
      to: Examples.run([], failures: [Examples.failure])
    )
    #expect(
      comparison.entries == [
        EntryComparison(identity: Examples.steady, obstacles: [.failed(Examples.failure)])
      ]
    )
    #expect(comparison.verdict == .notComparable)
  }

  @Test func aFailureBesideWorseNumbersDoesNotHideThem() {
    let comparison = Comparison(
      from: Examples.run([Examples.result()]),
      to: Examples.run([Examples.result(["solver.pivots": 1])], failures: [Examples.failure])
    )
    #expect(comparison.entries[0].obstacles == [.failed(Examples.failure)])
    #expect(comparison.verdict == .regressed)
  }

  @Test func nothingAtAllIsNoPass() {
    let nothing = Comparison(from: Examples.run([]), to: Examples.run([]))
    #expect(nothing.verdict == .notComparable)
    let refused = Comparison(refusedFor: .missingBaseline(path: "a"), failures: [Examples.failure])
    #expect(refused.verdict == .notComparable)
    #expect(refused.isRefused)
    #expect(refused.entries.map(\.identity) == [Examples.steady])
  }

  @Test func metricsOfAnotherVersionOfTheToolAreNotIgnored() {
    let comparison = compare(["a": 1, "b": 1, "c": 1], with: ["a": 1, "b": 2, "d": 1])
    #expect(
      comparison.entries[0].obstacles == [
        .unknownMetric(key: "b"),
        .missingMetric(key: "d", side: .baseline),
        .missingMetric(key: "c", side: .run),
      ]
    )
    #expect(comparison.verdict == .notComparable)
  }

  @Test func aKnownMetricThatOneSideLacksIsNoPass() throws {
    var base = Examples.baseline([Examples.result()])
    base.entries[Examples.steady]?.metrics["solver.pivots"] = nil
    var run = Examples.run([Examples.result()])
    run.results[0].counts["layout.executed"] = nil
    let comparison = Comparison(base: base, run: ResultView(run), on: nil)
    #expect(
      comparison.entries[0].obstacles == [
        .missingMetric(key: "solver.pivots", side: .baseline),
        .missingMetric(key: "layout.executed", side: .run),
      ]
    )
    #expect(comparison.verdict == .notComparable)
  }

  @Test func anotherOriginIsRefused() {
    let base = Examples.run([Examples.result()])
    var run = base
    run.suite = "other"
    run.toolchain.swift = "6.4"
    run.toolchain.traits = ["InternalChecks"]
    run.toolchain.configuration = .debug
    run.failures = [Examples.failure]
    let comparison = Comparison(from: base, to: run)
    #expect(
      comparison.obstacles == [
        .otherSuite(base: "default", new: "other"),
        .otherToolchain(base: "6.3", new: "6.4"),
        .checkedBuild,
      ]
    )
    #expect(comparison.isRefused)
    #expect(
      comparison.entries == [
        EntryComparison(identity: Examples.steady, obstacles: [.failed(Examples.failure)])
      ]
    )
  }

  @Test func debugBuildsCompareWithEachOtherWhereAllowed() {
    var base = Examples.run([Examples.result()])
    var run = base
    run.toolchain.configuration = .debug
    #expect(
      Comparison(from: base, to: run, allowsAnyBuild: true).obstacles == [
        .otherBuild(base: "release", new: "debug")
      ]
    )
    base.toolchain.configuration = .debug
    #expect(Comparison(from: base, to: run, allowsAnyBuild: true).verdict == .unchanged)
    #expect(Comparison(from: base, to: run).obstacles == [.debugBuild])
    base.toolchain.traits = ["InternalChecks"]
    #expect(
      Comparison(from: base, to: run, allowsAnyBuild: true).obstacles == [
        .otherBuild(base: "debug with InternalChecks", new: "debug")
      ]
    )
  }

  /// Compares an entry with one in which other metrics have values.
  private func compare(_ base: [String: Int], with metrics: [String: Int]) -> Comparison {
    Comparison(
      from: Examples.run([Examples.result(base)]),
      to: Examples.run([Examples.result(metrics)])
    )
  }
}
