import FoundationEssentials
import UBRegression
import UBResults
import Testing

/// What is accepted until a day.
@Suite struct BaselineExpiryTests {
  private let bindings = "bindings.evaluated"

  @Test func onlyWhatGotWorseHasADay() throws {
    let base = baseline(steady: [bindings: 10, "solver.pivots": 5], fling: [bindings: 3])
    let run = baseline(steady: [bindings: 12, "solver.pivots": 4], fling: [bindings: 2])
    let (accepted, changes) = try base.accepting(run, in: .everything, on: try terms("2026-06-30"))
    #expect(
      changes == [
        "list-scroll.fling propertyPass: bindings.evaluated 3 -> 2 (-1, -33.3 %)",
        "list-scroll.steady propertyPass: bindings.evaluated 10 -> 12 (+2, +20.0 %)",
        "list-scroll.steady propertyPass: solver.pivots 5 -> 4 (-1, -20.0 %)",
        "list-scroll.steady propertyPass: expires on 2026-06-30: bindings.evaluated was 10",
      ]
    )
    #expect(accepted[Examples.fling] == run[Examples.fling])
    #expect(
      accepted[Examples.steady]?.expiring
        == ExpiringAcceptance(
          accepted: "2026-01-05T10:00:00Z",
          reason: "why",
          expires: try day("2026-06-30"),
          before: [bindings: 10]
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
      let run = baseline(steady: [bindings: value])
      #expect(throws: AcceptanceError.nothingWorse) {
        try base.accepting(run, in: .everything, on: try terms("2026-06-30"))
      }
    }
  }

  @Test(arguments: [("2026-06-29", false), ("2026-06-30", false), ("2026-07-01", true)])
  func anAcceptanceHoldsUntilTheEndOfItsDay(today: String, isOver: Bool) throws {
    let base = try accepted(12, until: "2026-06-30")
    let comparison = Comparison(base: base, run: base, failures: [], on: try day(today))
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
    let run = baseline(steady: [bindings: value])
    let comparison = Comparison(base: base, run: run, failures: [], on: try day("2026-07-01"))
    #expect(comparison.verdict == verdict)
    #expect((comparison.entries[0].expired != nil) == (value > 10))
  }

  @Test func numbersThatAreNotTakenDoNotHide() throws {
    var base = try accepted(12, until: "2026-06-30")
    base[Examples.steady]?.metrics[bindings] = 10
    base[Examples.steady]?.expiring?.before = ["instructions.own": 1_000_000]
    let run = base
    base[Examples.steady]?.instructions = InstructionFigures(
      total: 9_000_000,
      own: 2_000_000,
      parts: [:]
    )
    let comparison = Comparison(base: base, run: run, failures: [], on: try day("2026-07-01"))
    #expect(comparison.verdict == .expired)
  }

  @Test func acceptingAgainRenews() throws {
    let base = try accepted(12, until: "2026-06-30")
    let (renewed, changes) = try base.accepting(
      baseline(steady: [bindings: 12]),
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
    #expect(renewed[Examples.steady]?.expiring?.before == [bindings: 10])
    #expect(renewed.acceptances.count == 2)
    #expect(
      Comparison(base: renewed, run: renewed, failures: [], on: try day("2026-07-01")).verdict
        == .unchanged
    )
  }

  @Test func acceptingAgainWithoutADayIsForGood() throws {
    let base = try accepted(12, until: "2026-06-30")
    for value in [12, 14] {
      let run = baseline(steady: [bindings: value])
      let (lifted, changes) = try base.accepting(run, in: .everything, on: try terms(nil))
      #expect(
        changes.last == "list-scroll.steady propertyPass: no longer expires on 2026-06-30"
      )
      #expect(lifted[Examples.steady] == run[Examples.steady])
    }
  }

  @Test func gettingWorseAgainKeepsTheFirstNumbers() throws {
    let base = try accepted(12, until: "2026-06-30")
    let run = baseline(steady: [bindings: 14, "solver.pivots": 1])
    let (accepted, _) = try base.accepting(run, in: .everything, on: try terms("2026-09-30"))
    let before = accepted[Examples.steady]?.expiring?.before
    #expect(before == [bindings: 10, "solver.pivots": 0])
  }

  /// An acceptance of something else must not let a regression stay for good.
  @Test func acceptingOtherEntriesKeepsTheDay() throws {
    var base = try accepted(12, until: "2026-06-30")
    base[Examples.fling] = Examples.entry([bindings: 3])
    let run = baseline(steady: [bindings: 12], fling: [bindings: 4])
    let (accepted, changes) = try base.accepting(run, in: .everything, on: try terms(nil))
    #expect(changes == ["list-scroll.fling propertyPass: bindings.evaluated 3 -> 4 (+1, +33.3 %)"])
    #expect(accepted[Examples.steady] == base[Examples.steady])
  }

  @Test func aDayIsALineAndBaselinesWithoutOneStayAsTheyAre() throws {
    let without = baseline(steady: [bindings: 12])
    let with = try accepted(12, until: "2026-06-30")
    #expect(!(try text(of: without)).contains("expir"))
    #expect(try text(of: with).contains("\"expires\" : \"2026-06-30\",\n"))
    for baseline in [without, with] {
      let data = Data(try text(of: baseline).utf8)
      #expect(try DocumentCoder.decode(Baseline.self, from: data, file: "a") == baseline)
    }
  }

  // MARK: - Support

  private func day(_ text: String) throws -> Day { try #require(Day(text)) }

  private func terms(_ day: String?) throws -> AcceptanceTerms {
    AcceptanceTerms(
      date: "2026-01-05T10:00:00Z",
      reason: "why",
      expires: try day.map { try self.day($0) }
    )
  }

  private func baseline(steady: [String: Int], fling: [String: Int]? = nil) -> Baseline {
    var baseline = Examples.baseline([Examples.steady: Examples.entry(steady)])
    baseline[Examples.fling] = fling.map { Examples.entry($0) }
    return baseline
  }

  /// A baseline whose bindings rose from 10 to a number that is accepted until a day.
  private func accepted(_ value: Int, until day: String) throws -> Baseline {
    try baseline(steady: [bindings: 10]).accepting(
      baseline(steady: [bindings: value]),
      in: .everything,
      on: try terms(day)
    ).baseline
  }

  private func text(of baseline: Baseline) throws -> String {
    try DocumentCoder.text(of: baseline, foldingArrays: false)
  }
}
