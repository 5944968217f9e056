import UBRegression
import UBResults
import Testing

/// What counted a number decides whether another may be held against it.
@Suite struct CounterTests {
  private let callgrind = MetricCounter(name: "callgrind instructions", version: "3.19.0")

  @Test func anotherVersionOfACounterIsNoRegression() {
    let base = Examples.baseline([Examples.steady: Examples.entry()])
    var run = Examples.baseline([
      Examples.steady: Examples.entry(["bindings.evaluated": 9, "allocations.calls": 5])
    ])
    run.workCounter?.version = "2"
    run.allocationCounter.version = "5.4.0"
    let comparison = Comparison(base: base, run: run, failures: [], on: nil)
    #expect(comparison.verdict == .rebaseline)
    #expect(comparison.entries[0].differences == [])
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

  @Test func aBaselineFromBeforeTheVersionHasTheFirst() {
    var base = Examples.baseline([Examples.steady: Examples.entry()])
    base.workCounter = nil
    let run = Examples.baseline([Examples.steady: Examples.entry()])
    #expect(Comparison(base: base, run: run, failures: [], on: nil).verdict == .unchanged)
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
  }

  @Test func aRunThatWasNotToCountInstructionsIsNotAskedForThem() {
    let run = Examples.baseline([Examples.steady: Examples.entry()])
    #expect(
      Comparison(base: withInstructions(), run: run, failures: [], on: nil).verdict == .unchanged
    )
  }

  @Test func aRunThatCouldNotCountThemIsNoPass() {
    let run = Examples.baseline([Examples.steady: Examples.entry()])
    let comparison = Comparison(
      base: withInstructions(),
      run: run,
      failures: [],
      instructionsSkipped: "found no 'valgrind' in PATH",
      on: nil
    )
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.obstacles.map(\.description) == [
        """
        the baseline has instructions, and the run could not count them: found no 'valgrind' in PATH
        """
      ]
    )
  }

  @Test func anEntryWithoutThemIsMissingThem() {
    var run = withInstructions()
    run[Examples.steady]?.instructions = nil
    #expect(
      Comparison(base: withInstructions(), run: run, failures: [], on: nil).entries[0].obstacles
        == [.missingMetric(key: "instructions.own", side: .run)]
    )
    #expect(
      Comparison(base: run, run: withInstructions(), failures: [], on: nil).entries[0].obstacles
        == [.missingMetric(key: "instructions.own", side: .baseline)]
    )
  }

  @Test func anotherSimulatorLeavesTheOtherMetrics() {
    var run = withInstructions(2_000_000)
    run.instructionCounter?.version = "3.20.0"
    run[Examples.steady]?.metrics["solver.pivots"] = 1
    let comparison = Comparison(base: withInstructions(), run: run, failures: [], on: nil)
    #expect(comparison.obstacles.map(\.verdict) == [.rebaseline])
    #expect(comparison.entries[0].differences.map(\.metric.key) == ["solver.pivots"])
    #expect(comparison.verdict == .regressed)
  }

  @Test func acceptingACountWithoutInstructionsKeepsThem() throws {
    let run = Examples.baseline([Examples.steady: Examples.entry(["solver.pivots": 1])])
    let accepted = try withInstructions().accepting(
      run,
      in: .everything,
      on: AcceptanceTerms(date: "2026-01-01T00:00:00Z", reason: "more")
    )
    #expect(accepted.baseline[Examples.steady]?.instructions?.own == 1_000_000)
    #expect(accepted.baseline.instructionCounter == callgrind)
    #expect(accepted.changes == ["list-scroll.steady propertyPass: solver.pivots 0 -> 1 (+1)"])
  }

  @Test func acceptingInstructionsTellsThem() throws {
    let accepted = try withInstructions().accepting(
      withInstructions(900_000),
      in: .everything,
      on: AcceptanceTerms(date: "2026-01-01T00:00:00Z", reason: "faster")
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
    Comparison(base: withInstructions(), run: withInstructions(own, parts), failures: [], on: nil)
  }

  private func withInstructions(
    _ own: Int = 1_000_000,
    _ parts: [String: Int] = ["layout": 500]
  ) -> Baseline {
    var entry = Examples.entry()
    entry.instructions = InstructionFigures(total: 9_000_000, own: own, parts: parts)
    var baseline = Examples.baseline([Examples.steady: entry])
    baseline.instructionCounter = callgrind
    return baseline
  }
}
