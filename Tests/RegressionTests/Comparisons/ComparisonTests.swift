import UBRegression
import UBResults
import Testing

@Suite struct ComparisonTests {
  @Test func equalNumbersAreUnchanged() {
    let comparison = compare(Examples.entry(["layout.executed": 7]), with: ["layout.executed": 7])
    #expect(comparison.entries.map(\.identity) == [Examples.steady])
    #expect(comparison.entries[0].obstacles.isEmpty && comparison.entries[0].differences.isEmpty)
    #expect(comparison.verdict == .unchanged)
  }

  /// From zero too, where a relative threshold would see nothing.
  @Test func workFromNothingIsARegression() throws {
    let comparison = compare(Examples.entry(), with: ["allocations.calls": 1_000])
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
    #expect(compare(Examples.entry([key: old]), with: [key: new]).verdict == verdict)
  }

  @Test func oneRegressionOutweighsManyImprovements() {
    let comparison = compare(
      Examples.entry(["bindings.evaluated": 10, "solver.pivots": 10]),
      with: ["bindings.evaluated": 1, "solver.pivots": 11]
    )
    #expect(comparison.verdict == .regressed)
    #expect(comparison.entries[0].differences.map(\.verdict) == [.improved, .regressed])
  }

  @Test func whatDidSomethingElseIsToldButNotJudged() {
    let base = Examples.entry(["bindings.evaluated": 10])
    let new = Examples.entry(
      ["bindings.evaluated": 20, "list.exits": 1],
      frames: 60,
      digest: 2,
      parameters: ["delta": .integer(44), "more": .text("yes")]
    )
    let comparison = Comparison(
      base: Examples.baseline([Examples.steady: base]),
      run: Examples.baseline([Examples.steady: new]),
      failures: [],
      on: nil
    )
    #expect(comparison.verdict == .notComparable)
    let entry = comparison.entries[0]
    #expect(
      entry.obstacles.map(\.description) == [
        "it does something else: parameter delta 22 -> 44",
        "it does something else: parameter more (none) -> yes",
        "it does something else: frames 120 -> 60",
        "it does something else: digest 0000000000000001 -> 0000000000000002",
        "it does something else: list.exits 0 -> 1 (+1)",
      ]
    )
    #expect(
      entry.differences.map(\.description) == ["bindings.evaluated 10 -> 20 (+10, +100.0 %)"]
    )
  }

  @Test func whatIsOnOneSideOnlyIsNoPass() {
    let comparison = Comparison(
      base: Examples.baseline([Examples.steady: Examples.entry()]),
      run: Examples.baseline([Examples.fling: Examples.entry()]),
      failures: [],
      on: nil
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
      base: Examples.baseline([
        Examples.steady: Examples.entry(), Examples.fling: Examples.entry(),
      ]),
      run: Examples.baseline([Examples.fling: Examples.entry()]),
      failures: [],
      in: ComparisonScope { identity, _ in identity.label.contains("fling") },
      on: nil
    )
    #expect(comparison.entries.map(\.identity) == [Examples.fling])
    #expect(comparison.entries[0].obstacles.isEmpty && comparison.entries[0].differences.isEmpty)
    #expect(comparison.verdict == .unchanged)
  }

  @Test func aFailureStandsForTheEntryItHasNoNumbersFor() {
    let comparison = Comparison(
      base: Examples.baseline([Examples.steady: Examples.entry()]),
      run: Examples.baseline([:]),
      failures: [Examples.failure],
      on: nil
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
      base: Examples.baseline([Examples.steady: Examples.entry()]),
      run: Examples.baseline([Examples.steady: Examples.entry(["solver.pivots": 1])]),
      failures: [Examples.failure],
      on: nil
    )
    #expect(comparison.verdict == .regressed)
  }

  @Test func nothingAtAllIsNoPass() {
    let nothing = Examples.baseline([:])
    #expect(
      Comparison(base: nothing, run: nothing, failures: [], on: nil).verdict == .notComparable
    )
    let refused = Comparison(refusedFor: .missingBaseline(path: "a"), failures: [Examples.failure])
    #expect(refused.verdict == .notComparable)
    #expect(refused.entries.map(\.identity) == [Examples.steady])
  }

  @Test func metricsOfAnotherVersionOfTheToolAreNotIgnored() {
    var base = Examples.entry()
    base.metrics.merge(["a": 1, "b": 1, "c": 1]) { $1 }
    let comparison = compare(base, with: ["a": 1, "b": 2, "d": 1])
    #expect(
      comparison.entries[0].obstacles == [
        .unknownMetric(key: "b"),
        .missingMetric(key: "c", side: .run),
        .missingMetric(key: "d", side: .baseline),
      ]
    )
    #expect(comparison.verdict == .notComparable)
  }

  @Test func anotherAllocationCounterLeavesTheOtherMetrics() {
    var run = Examples.baseline([
      Examples.steady: Examples.entry(["allocations.calls": 5, "solver.pivots": 1])
    ])
    run.allocationCounter.version = "5.4.0"
    let comparison = Comparison(
      base: Examples.baseline([Examples.steady: Examples.entry()]),
      run: run,
      failures: [],
      on: nil
    )
    #expect(
      comparison.obstacles == [
        .otherAllocationCounter(base: Examples.counter, new: run.allocationCounter)
      ]
    )
    #expect(comparison.entries[0].differences.map(\.metric.key) == ["solver.pivots"])
  }

  @Test func anotherOriginIsRefused() {
    let base = Examples.baseline([Examples.steady: Examples.entry()])
    var run = base
    run.suite = "other"
    run.toolchain.swift = "6.4"
    run.toolchain.traits = ["InternalChecks"]
    run.toolchain.configuration = .debug
    #expect(
      Comparison(base: base, run: run, failures: [], on: nil).obstacles == [
        .otherSuite(base: "default", new: "other"),
        .otherToolchain(base: "6.3", new: "6.4"),
        .checkedBuild,
      ]
    )
  }

  @Test func debugBuildsCompareWithEachOtherWhereAllowed() {
    var base = Examples.baseline([Examples.steady: Examples.entry()])
    var run = base
    run.toolchain.configuration = .debug
    #expect(
      Comparison(base: base, run: run, failures: [], on: nil, allowsAnyBuild: true).obstacles == [
        .otherBuild(base: "release", new: "debug")
      ]
    )
    base.toolchain.configuration = .debug
    #expect(
      Comparison(base: base, run: run, failures: [], on: nil, allowsAnyBuild: true).verdict
        == .unchanged
    )
    #expect(Comparison(base: base, run: run, failures: [], on: nil).obstacles == [.debugBuild])
    base.toolchain.traits = ["InternalChecks"]
    #expect(
      Comparison(base: base, run: run, failures: [], on: nil, allowsAnyBuild: true).obstacles == [
        .otherBuild(base: "debug with InternalChecks", new: "debug")
      ]
    )
  }

  /// Compares an entry with one in which other metrics have values.
  private func compare(_ base: BaselineEntry, with metrics: [String: Int]) -> Comparison {
    Comparison(
      base: Examples.baseline([Examples.steady: base]),
      run: Examples.baseline([Examples.steady: Examples.entry(metrics)]),
      failures: [],
      on: nil
    )
  }
}
