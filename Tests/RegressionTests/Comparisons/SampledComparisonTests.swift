import UBRegression
import UBResults
import Testing

/// Comparisons of times and of instructions, which runs are asked for.
@Suite struct SampledComparisonTests {
  private let wide = ["wallClock": Thresholds(relative: [.p50: 10])]

  private func timed(_ nanoseconds: Int, processor: String = "A") -> IterationDocument {
    let figures = Iterations.figures("wallClock", .sampled, [nanoseconds])
    var run = Iterations.run([Iterations.benchmark("parse", ["wallClock": figures])])
    run.machine.processor = processor
    return run
  }

  private let counted = Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": 3])])

  // MARK: - Times

  @Test(arguments: [(110, Verdict.unchanged), (111, .regressed), (89, .improved)])
  func timesWithThresholdsAreJudgedIfAskedFor(time: Int, verdict: Verdict) {
    let rules = Iterations.rules(wide, judgesTimes: true)
    #expect(Comparison(from: timed(100), to: timed(time), by: rules).verdict == verdict)
  }

  @Test func timesThatAreNotAskedForAreNotJudged() {
    let comparison = Comparison(from: timed(100), to: timed(900), by: Iterations.rules(wide))
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.findings == [
        "parse: none of its metrics is a count or has a threshold that is judged"
      ]
    )
    #expect(!comparison.entries[0].isJudged)
  }

  /// A baseline with times says nothing to a run that takes none.
  @Test func timesOfTheBaselineAreNotMissed() {
    var base = timed(100)
    base.benchmarks[0].metrics["mallocCountTotal"] =
      counted.benchmarks[0].metrics["mallocCountTotal"]
    let comparison = Comparison(from: base, to: counted, by: Iterations.rules(wide))
    #expect(comparison.verdict == .unchanged)
    expectUnchanged(comparison.entries, [EntryIdentity(label: "parse")])
    #expect(
      comparison.notes == [
        """
        1 benchmark has thresholds for wallClock: --time judges times, on the machine of the \
        baseline
        """
      ]
    )
  }

  @Test func timesOfTheBaselineAreMissedByARunThatJudgesThem() {
    let comparison = Comparison(
      from: timed(100),
      to: counted,
      by: Iterations.rules(wide, judgesTimes: true)
    )
    #expect(
      comparison.findings == [
        "parse: metric mallocCountTotal is missing in the baseline",
        "parse: metric wallClock is missing in the run",
        "1 benchmark has thresholds for wallClock: it is not among the benchmark's metrics",
      ]
    )
  }

  @Test func timesOfAnotherMachineAreNotJudged() {
    let rules = Iterations.rules(wide, judgesTimes: true)
    let comparison = Comparison(from: timed(100), to: timed(100, processor: "B"), by: rules)
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.findings == ["parse: wallClock of the baseline is of another machine"]
    )
  }

  @Test func countsMayComeFromAnotherMachine() {
    var run = counted
    run.machine.processor = "B"
    #expect(Comparison(from: counted, to: run).verdict == .unchanged)
  }

  @Test func timesWithoutThresholdsAreNotHeld() throws {
    let rules = Iterations.rules(judgesTimes: true)
    #expect(Baseline(of: ResultView(timed(100)), by: rules).entries.sorted[0].value.metrics == [:])
    let held = Baseline(
      of: ResultView(timed(100)),
      by: Iterations.rules(wide, judgesTimes: true)
    )
    let comparison = Comparison(base: held, run: ResultView(timed(100)), by: rules, on: nil)
    #expect(
      comparison.findings == [
        "parse: wallClock is not the same in every process; give it a threshold"
      ]
    )
  }

  // MARK: - Instructions

  private func simulated(_ count: Int) -> IterationDocument {
    let figures = Iterations.figures("instructions", .simulated, [count])
    var run = counted
    run.benchmarks[0].metrics["instructions"] = figures
    return run
  }

  private var withoutCallgrind: IterationDocument {
    var run = counted
    run.counters[.instructions] = nil
    return run
  }

  @Test func instructionsThatAreNotAskedForAreNotMissed() {
    let comparison = Comparison(from: simulated(500), to: withoutCallgrind)
    #expect(comparison.verdict == .unchanged)
    #expect(
      comparison.findings == [
        "the baseline has instructions of 1 entry: --instructions counts them"
      ]
    )
    var rules = Iterations.rules()
    rules.metrics = ["mallocCountTotal"]
    #expect(Comparison(from: simulated(500), to: withoutCallgrind, by: rules).findings == [])
  }

  @Test func instructionsThatCouldNotBeCountedAreMissed() {
    var run = withoutCallgrind
    run.benchmarks[0].unavailable["instructions"] = "found no 'valgrind' in PATH"
    let comparison = Comparison(from: simulated(500), to: run)
    #expect(comparison.verdict == .notComparable)
    #expect(
      comparison.findings == [
        "parse: metric instructions is missing in the run: found no 'valgrind' in PATH"
      ]
    )
    var rules = Iterations.rules()
    rules.omitsInstructions = true
    #expect(Comparison(from: simulated(500), to: run, by: rules).verdict == .unchanged)
  }

  /// A processor counts instructions without being asked.
  @Test func instructionsThatTheRunHasAreJudgedInAnyCase() {
    var rules = Iterations.rules()
    rules.omitsInstructions = true
    let comparison = Comparison(from: simulated(500), to: simulated(600), by: rules)
    #expect(comparison.findings == ["parse: instructions 500 -> 600 (+100, +20.0 %)"])
  }
}
