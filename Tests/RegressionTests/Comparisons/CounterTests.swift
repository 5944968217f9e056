import UBRegression
import UBResults
import Testing

/// A number may be held against another only if the same counter counted both.
@Suite struct CounterTests {
  private let callgrind = MetricCounter(name: "callgrind instructions", version: "3.19.0")

  @Test func anotherVersionOfACounterIsNoRegression() {
    let base = Examples.run([Examples.result()])
    var run = Examples.run([
      Examples.result(["bindings.evaluated": 9, "allocations.calls": 5])
    ])
    run.workCounter?.version = "2"
    run.allocationCounter.version = "5.4.0"
    let comparison = Comparison(from: base, to: run)
    #expect(comparison.verdict == .rebaseline)
    #expect(!comparison.isRefused)
    #expect(comparison.entries[0].differences == [])
    #expect(!comparison.entries[0].isJudged)
    #expect(
      comparison.obstacles.map(\.description) == [
        """
        work was counted by pipeline counters 1 in the baseline and by pipeline counters 2 in the \
        run; accept the baseline again
        """,
        """
        allocations were counted by jemalloc nrequests 5.3.0 in the baseline and by jemalloc \
        nrequests 5.4.0 in the run; accept the baseline again
        """,
      ]
    )
  }

  @Test func anotherAllocationCounterLeavesTheOtherMetrics() {
    var run = Examples.run([
      Examples.result(["allocations.calls": 5, "solver.pivots": 1])
    ])
    run.allocationCounter.version = "5.4.0"
    let comparison = Comparison(from: Examples.run([Examples.result()]), to: run)
    #expect(
      comparison.obstacles == [
        .otherCounter(.allocations, base: Examples.counter, new: run.allocationCounter)
      ]
    )
    #expect(comparison.entries[0].differences.map(\.metric.key) == ["solver.pivots"])
    #expect(comparison.verdict == .regressed)
  }

  @Test func aRunFromBeforeTheVersionHasTheFirst() {
    var old = Examples.run([Examples.result()])
    old.workCounter = nil
    let new = Examples.run([Examples.result()])
    #expect(Comparison(from: old, to: new).verdict == .unchanged)
    #expect(Comparison(from: new, to: old).verdict == .unchanged)
  }

  /// A metric that only the base has belongs to its counter, too.
  @Test func aMetricThatTheRunLacksIsNotMissedUnderAnotherCounter() {
    var base = Examples.baseline([Examples.result()])
    base.counters[.allocations]?.version = "5.2.0"
    var run = Examples.run([Examples.result()])
    run.workCounter?.version = "2"
    run.results[0].counts["solver.pivots"] = nil
    let comparison = Comparison(base: base, run: ResultView(run), on: nil)
    #expect(comparison.entries[0].obstacles == [])
    #expect(comparison.obstacles.map(\.verdict) == [.rebaseline, .rebaseline])
  }

  @Test(arguments: [
    (1_000_000, Verdict.unchanged), (1_001_000, .unchanged), (1_001_001, .regressed),
    (999_000, .unchanged), (998_999, .improved),
  ])
  func instructionsHaveATolerance(total: Int, verdict: Verdict) {
    #expect(compare(total, ["layout": 500]).verdict == verdict)
  }

  @Test func aDifferenceOfInstructionsNamesItsParts() {
    let comparison = compare(1_010_000, ["layout": 10_500, "display": 300])
    #expect(
      comparison.entries[0].differences.map(\.description) == [
        "instructions.own 1000000 -> 1010000 (+10000, +1.0 %): layout +10000"
      ]
    )
    var run = withInstructions(1_010_000, ["layout": 499])
    run.results[0].instructions?.total = 9_000_001
    #expect(
      Comparison(from: withInstructions(), to: run).entries[0].differences.map(\.parts) == [
        "layout -1, with libraries +1"
      ]
    )
  }

  @Test func aRunThatWasNotToCountInstructionsIsNotAskedForThem() {
    let run = Examples.run([Examples.result()])
    let comparison = Comparison(from: withInstructions(), to: run)
    #expect(comparison.verdict == .unchanged)
    expectUnchanged(comparison.entries, [Examples.steady])
    #expect(
      comparison.notes == ["the baseline has instructions of 1 entry: --instructions counts them"]
    )
  }

  @Test func aRunThatCouldNotCountThemIsNoPass() {
    var run = Examples.run([Examples.result()])
    run.instructionsSkipped = "found no 'valgrind' in PATH"
    let comparison = Comparison(from: withInstructions(), to: run)
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.obstacles.map(\.description) == [
        """
        the baseline has instructions, and the run could not count them: found no 'valgrind' in PATH
        """
      ]
    )
    expectUnchanged(comparison.entries, [Examples.steady])
    #expect(comparison.notes == [])
    let without = Examples.run([Examples.result()])
    #expect(Comparison(from: without, to: run).verdict == .unchanged)
  }

  @Test func anEntryWithoutThemIsMissingThem() {
    var run = withInstructions()
    run.results[0].instructions = nil
    #expect(
      Comparison(from: withInstructions(), to: run).entries[0].obstacles
        == [.missingMetric(key: "instructions.own", side: .run)]
    )
    #expect(
      Comparison(from: run, to: withInstructions()).entries[0].obstacles
        == [.missingMetric(key: "instructions.own", side: .baseline)]
    )
  }

  /// A part that the compiler merged into another is missing on one side.
  @Test func aPartThatIsMissingIsNoObstacle() {
    let run = withInstructions(1_000_000, ["display": 500])
    #expect(Comparison(from: withInstructions(), to: run).verdict == .unchanged)
  }

  @Test func anotherSimulatorLeavesTheOtherMetrics() {
    var run = withInstructions(2_000_000)
    run.instructionCounter?.version = "3.20.0"
    run.results[0].counts["solver.pivots"] = 1
    let comparison = Comparison(from: withInstructions(), to: run)
    #expect(comparison.obstacles.map(\.verdict) == [.rebaseline])
    #expect(comparison.entries[0].differences.map(\.metric.key) == ["solver.pivots"])
    #expect(comparison.verdict == .regressed)
  }

  @Test func acceptingACountWithoutInstructionsKeepsThem() throws {
    let base = Examples.baseline(of: withInstructions())
    let accepted = try base.accepting(
      ResultView(Examples.run([Examples.result(["solver.pivots": 1])])),
      in: .everything,
      on: Acceptance(date: "2026-01-01T00:00:00Z", reason: "more")
    )
    let metrics = accepted.baseline.entries[Examples.steady]?.metrics
    for (key, count) in [
      ("instructions.own", 1_000_000), ("instructions.total", 9_000_000),
      ("instructions.part.layout", 500),
    ] {
      #expect(metrics?[key] == MetricValue(.simulated, PercentileValues(constant: count)))
    }
    #expect(accepted.baseline.counters[.instructions] == callgrind)
    #expect(accepted.changes == ["list-scroll.steady propertyPass: solver.pivots 0 -> 1 (+1)"])
  }

  @Test func acceptingInstructionsTellsThem() throws {
    let accepted = try Examples.baseline(of: withInstructions()).accepting(
      ResultView(withInstructions(900_000)),
      in: .everything,
      on: Acceptance(date: "2026-01-01T00:00:00Z", reason: "faster")
    )
    #expect(
      accepted.changes == [
        """
        list-scroll.steady propertyPass: instructions.own 1000000 -> 900000 (-100000, -10.0 %)
        """
      ]
    )
  }

  private func compare(_ own: Int, _ parts: [String: Int]) -> Comparison {
    Comparison(from: withInstructions(), to: withInstructions(own, parts))
  }

  private func withInstructions(
    _ own: Int = 1_000_000,
    _ parts: [String: Int] = ["layout": 500]
  ) -> ResultDocument {
    let instructions = InstructionFigures(total: 9_000_000, own: own, parts: parts)
    var run = Examples.run([Examples.result(instructions: instructions)])
    run.instructionCounter = callgrind
    return run
  }
}
