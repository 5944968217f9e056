import FoundationEssentials
import UBRegression
import UBResults
import Testing

/// Regressions that are accepted until a day.
@Suite struct BaselineExpiryTests {
  private let bindings = "bindings.evaluated"

  @Test func onlyWhatGotWorseHasADay() throws {
    let base = baseline(steady: [bindings: 10, "solver.pivots": 5], fling: [bindings: 3])
    let run = run(steady: [bindings: 12, "solver.pivots": 4], fling: [bindings: 2])
    let (accepted, changes) = try base.accepting(
      ResultView(run),
      in: .everything,
      on: try terms("2026-06-30")
    )
    #expect(
      changes == [
        "list-scroll.fling propertyPass: bindings.evaluated 3 -> 2 (-1, -33.3 %)",
        "list-scroll.steady propertyPass: bindings.evaluated 10 -> 12 (+2, +20.0 %)",
        "list-scroll.steady propertyPass: solver.pivots 5 -> 4 (-1, -20.0 %)",
        "list-scroll.steady propertyPass: expires on 2026-06-30: bindings.evaluated was 10",
      ]
    )
    let new = Examples.baseline(of: run)
    #expect(accepted.entries[Examples.fling] == new.entries[Examples.fling])
    #expect(
      accepted.entries[Examples.steady]?.expiring
        == ExpiringAcceptance(
          accepted: "2026-01-05T10:00:00Z",
          reason: "why",
          expires: try day("2026-06-30"),
          before: [bindings: .exact(10)]
        )
    )
    #expect(
      accepted.acceptances.map(\.description) == [
        "accepted 2026-01-05T10:00:00Z until 2026-06-30: why (4 changes)"
      ]
    )
  }

  @Test func whatIsBetterNeedsNoDay() throws {
    let base = baseline(steady: [bindings: 10])
    for value in [9, 10] {
      let run = run(steady: [bindings: value])
      #expect(throws: AcceptanceError.nothingWorse) {
        try base.accepting(ResultView(run), in: .everything, on: try terms("2026-06-30"))
      }
    }
  }

  @Test(arguments: [("2026-06-29", false), ("2026-06-30", false), ("2026-07-01", true)])
  func anAcceptanceHoldsUntilTheEndOfItsDay(today: String, isOver: Bool) throws {
    let base = try accepted(12, until: "2026-06-30")
    let comparison = Comparison(
      base: base,
      run: ResultView(run(steady: [bindings: 12])),
      on: try day(today)
    )
    #expect(comparison.verdict == (isOver ? .expired : .unchanged))
    #expect(
      comparison.entries.compactMap(\.expired).map(\.description)
        == (isOver
          ? [
            """
            its acceptance of 2026-01-05 ("why") expired on 2026-06-30: bindings.evaluated \
            10 -> 12 (+2, +20.0 %)
            """
          ] : [])
    )
  }

  @Test(arguments: [(9, Verdict.improved), (10, .improved), (11, .expired), (13, .regressed)])
  func whatIsWorseThanBeforeIsToldOnceItsDayIsOver(value: Int, verdict: Verdict) throws {
    let base = try accepted(12, until: "2026-06-30")
    let run = ResultView(run(steady: [bindings: value]))
    let comparison = Comparison(base: base, run: run, on: try day("2026-07-01"))
    #expect(comparison.verdict == verdict)
    #expect((comparison.entries[0].expired != nil) == (value > 10))
  }

  @Test func numbersThatAreNotTakenDoNotHide() throws {
    var base = try accepted(12, until: "2026-06-30")
    let key = "instructions.own"
    let instructions = [1_000_000, 2_000_000].map {
      MetricValue(.simulated, PercentileValues(constant: $0))
    }
    base.entries[Examples.steady]?.metrics[bindings] = .exact(10)
    base.entries[Examples.steady]?.metrics[key] = instructions[1]
    base.entries[Examples.steady]?.expiring?.before = [key: instructions[0]]
    let run = ResultView(run(steady: [bindings: 10]))
    let comparison = Comparison(base: base, run: run, on: try day("2026-07-01"))
    #expect(
      comparison.entries[0].expired?.differences == [
        MetricDifference(.instructions, from: 1_000_000, to: 2_000_000)
      ]
    )
    #expect(comparison.verdict == .expired)
  }

  @Test func acceptingAgainRenews() throws {
    let base = try accepted(12, until: "2026-06-30")
    let (renewed, changes) = try base.accepting(
      ResultView(run(steady: [bindings: 12])),
      in: .everything,
      on: try terms("2026-09-30")
    )
    #expect(
      changes == [
        """
        list-scroll.steady propertyPass: expires on 2026-09-30 instead of 2026-06-30: \
        bindings.evaluated was 10
        """
      ]
    )
    #expect(renewed.entries[Examples.steady]?.expiring?.before == [bindings: .exact(10)])
    #expect(renewed.acceptances.count == 2)
    #expect(
      Comparison(
        base: renewed,
        run: ResultView(run(steady: [bindings: 12])),
        on: try day("2026-07-01")
      ).verdict == .unchanged
    )
  }

  @Test func acceptingAgainWithoutADayIsForGood() throws {
    let base = try accepted(12, until: "2026-06-30")
    for value in [12, 14] {
      let run = run(steady: [bindings: value])
      let (lifted, changes) = try base.accepting(
        ResultView(run),
        in: .everything,
        on: try terms(nil)
      )
      #expect(
        changes.last == "list-scroll.steady propertyPass: no longer expires on 2026-06-30"
      )
      let new = Examples.baseline(of: run)
      #expect(lifted.entries[Examples.steady] == new.entries[Examples.steady])
    }
  }

  @Test func gettingWorseAgainKeepsTheFirstNumbers() throws {
    let base = try accepted(12, until: "2026-06-30")
    let run = run(steady: [bindings: 14, "solver.pivots": 1])
    let (accepted, _) = try base.accepting(
      ResultView(run),
      in: .everything,
      on: try terms("2026-09-30")
    )
    let before = accepted.entries[Examples.steady]?.expiring?.before
    #expect(before == [bindings: .exact(10), "solver.pivots": .exact(0)])
  }

  /// An acceptance of something else must not let a regression stay for good.
  @Test func acceptingOtherEntriesKeepsTheDay() throws {
    var base = try accepted(12, until: "2026-06-30")
    base.entries[Examples.fling] =
      baseline(steady: [:], fling: [bindings: 3])
      .entries[Examples.fling]
    let run = run(steady: [bindings: 12], fling: [bindings: 4])
    let (accepted, changes) = try base.accepting(
      ResultView(run),
      in: .everything,
      on: try terms(nil)
    )
    #expect(changes == ["list-scroll.fling propertyPass: bindings.evaluated 3 -> 4 (+1, +33.3 %)"])
    #expect(accepted.entries[Examples.steady] == base.entries[Examples.steady])
  }

  @Test func numbersOfOtherWorkAreNotWorse() throws {
    let base = try accepted(12, until: "2026-06-30")
    let other = Examples.run([Examples.result([bindings: 14], frames: 60)])
    let (accepted, _) = try base.accepting(
      ResultView(other),
      in: .everything,
      on: try terms("2026-09-30")
    )
    // The numbers from before the first acceptance are still held.
    #expect(accepted.entries[Examples.steady]?.expiring?.before == [bindings: .exact(10)])
    let first = baseline(steady: [bindings: 10])
    #expect(throws: AcceptanceError.nothingWorse) {
      try first.accepting(ResultView(other), in: .everything, on: try terms("2026-09-30"))
    }
  }

  @Test func onlyNumbersOfTheSameCounterAreWorse() throws {
    let base = baseline(steady: [bindings: 10, "allocations.calls": 1])
    var run = run(steady: [bindings: 11, "allocations.calls": 2])
    run.allocationCounter.version = "5.4.0"
    let (accepted, changes) = try base.accepting(
      ResultView(run),
      in: .everything,
      on: try terms("2026-06-30")
    )
    #expect(accepted.entries[Examples.steady]?.expiring?.before == [bindings: .exact(10)])
    #expect(changes.count == 4)
    run.toolchain.configuration = .debug
    #expect(throws: AcceptanceError.nothingWorse) {
      try base.accepting(ResultView(run), in: .everything, on: try terms("2026-06-30"))
    }
  }

  @Test func whatIsWithinThresholdsIsNotWorse() throws {
    let rules = Iterations.rules(["mallocCountTotal": Thresholds(absolute: [.p50: 2])])
    func run(_ count: Int) -> ResultView {
      ResultView(Iterations.run([Iterations.benchmark(counts: ["mallocCountTotal": count])]))
    }
    let base = Baseline(of: run(3), by: rules)
    let terms = try terms("2026-06-30")
    #expect(throws: AcceptanceError.nothingWorse) {
      try base.accepting(run(5), by: rules, in: .everything, on: terms)
    }
    let (accepted, changes) = try base.accepting(run(6), by: rules, in: .everything, on: terms)
    #expect(
      changes == [
        "parse: mallocCountTotal 3 -> 6 (+3, +100.0 %)",
        "parse: expires on 2026-06-30: mallocCountTotal was 3",
      ]
    )
    let today = try day("2026-07-01")
    for (count, verdict) in [(6, Verdict.expired), (5, .unchanged), (3, .improved)] {
      let comparison = Comparison(base: accepted, run: run(count), by: rules, on: today)
      #expect(comparison.verdict == verdict)
    }
  }

  /// A time that is not to be judged is that of the baseline.
  @Test func timesThatAreNotJudgedDoNotHide() throws {
    func run(_ time: Int) -> ResultView {
      let figures = ["wallClock": Iterations.figures("wallClock", .sampled, [time])]
      return ResultView(Iterations.run([Iterations.benchmark("parse", figures)]))
    }
    let thresholds = ["wallClock": Thresholds(relative: [.p50: 10])]
    let timing = Iterations.rules(thresholds, judgesTimes: true)
    let accepted = try Baseline(of: run(100), by: timing).accepting(
      run(200),
      by: timing,
      in: .everything,
      on: try terms("2026-06-30")
    )
    let today = try day("2026-07-01")
    func verdict(_ rules: JudgingRules) -> Verdict {
      Comparison(base: accepted.baseline, run: run(100), by: rules, on: today).verdict
    }
    #expect(verdict(timing) == .improved)
    #expect(verdict(Iterations.rules(thresholds)) == .expired)
    var others = timing
    others.metrics = ["mallocCountTotal"]
    #expect(verdict(others) == .notComparable)
  }

  @Test func aDayIsALineAndBaselinesWithoutOneStayAsTheyAre() throws {
    func sound(_ count: Int) -> [String: Int] {
      [bindings: count, "bindings.effective": count]
    }
    let without = baseline(steady: sound(12))
    let with = try baseline(steady: sound(10)).accepting(
      ResultView(run(steady: sound(12))),
      in: .everything,
      on: try terms("2026-06-30")
    ).baseline
    #expect(!(try text(of: without)).contains("expir"))
    #expect(try text(of: with).contains("\"expires\" : \"2026-06-30\",\n"))
    for baseline in [without, with] {
      let data = Data(try text(of: baseline).utf8)
      #expect(try DocumentCoder.decode(Baseline.self, from: data, file: "a") == baseline)
    }
  }

  // MARK: - Support

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func terms(_ day: String?) throws -> Acceptance {
    Acceptance(
      date: "2026-01-05T10:00:00Z",
      reason: "why",
      expires: try day.map { try self.day($0) }
    )
  }

  private func run(steady: [String: Int], fling: [String: Int]? = nil) -> ResultDocument {
    let others = fling.map { [Examples.result($0, of: Examples.fling)] } ?? []
    return Examples.run([Examples.result(steady)] + others)
  }

  private func baseline(steady: [String: Int], fling: [String: Int]? = nil) -> Baseline {
    Examples.baseline(of: run(steady: steady, fling: fling))
  }

  /// A baseline whose bindings rose from 10 to a number that is accepted until a day.
  private func accepted(_ value: Int, until day: String) throws -> Baseline {
    try baseline(steady: [bindings: 10]).accepting(
      ResultView(run(steady: [bindings: value])),
      in: .everything,
      on: try terms(day)
    ).baseline
  }

  private func text(of baseline: Baseline) throws -> String {
    try DocumentCoder.text(of: baseline, foldingArrays: false)
  }
}
