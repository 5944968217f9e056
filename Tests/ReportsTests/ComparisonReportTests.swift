import UBInstrumentation
import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct ComparisonReportTests {
  private let identity = EntryIdentity(label: "a", strategy: "s")

  @Test func everyReasonHasALine() {
    let difference = MetricDifference(.allocationCalls, from: 1, to: 2)
    let change = BehaviourChange.fact(name: "frames", old: "1", new: "2")
    let comparison = Comparison(
      obstacles: [.otherSuite(base: "x", new: "y")],
      entries: [
        EntryComparison(identity: identity),
        EntryComparison(identity: identity, differences: [difference]),
        EntryComparison(
          identity: identity,
          obstacles: [.changedBehaviour(change), .failed(Examples.failure("s", .stale))],
          differences: [difference]
        ),
      ],
      notes: ["1 benchmark has thresholds for wallClock"]
    )
    #expect(
      ComparisonReport.lines(of: comparison) == [
        "not comparable: the baseline is of suite x, the run of y",
        "regressed: a s: allocations.calls 1 -> 2 (+1, +100.0 %)",
        "not comparable: a s: it does something else: frames 1 -> 2",
        "not judged: a s: allocations.calls 1 -> 2 (+1, +100.0 %)",
        "not judged: 1 benchmark has thresholds for wallClock",
      ]
    )
    #expect(
      ComparisonReport.conclusion(of: comparison)
        == "worse than the baseline (1 unchanged, 1 not comparable, 1 regressed)"
    )
  }

  /// An entry of which nothing is judged is noted and not counted.
  @Test func aNoteOfAnEntryNamesIt() {
    var rules = JudgingRules()
    rules.metrics = ["wallClock"]
    let run = Examples.plainRun()
    let comparison = Comparison(base: Baseline(of: run), run: run, by: rules, on: nil)
    let note = "none of its metrics is a count or has a threshold that is judged"
    #expect(
      ComparisonReport.lines(of: comparison) == [
        "not judged: one: \(note)", "not judged: two: \(note)",
      ]
    )
    #expect(ComparisonReport.tally(of: comparison) == "1 not comparable")
  }

  @Test(arguments: [
    (Metric.allocationCalls, 1, 1, "nothing differs from the baseline (1 unchanged)"),
    (
      .allocationCalls, 2, 1,
      "better; accept the numbers with 'baseline accept' (1 improved)"
    ),
    (
      .counter(.cellsReused), 2, 1,
      "numbers moved; accept them with 'baseline accept' (1 moved)"
    ),
    (.counter(.listEnters), 2, 1, "could not compare (1 not comparable)"),
    (.allocationCalls, 1, 2, "worse than the baseline (1 regressed)"),
  ])
  func everyVerdictHasItsConclusion(metric: Metric, old: Int, new: Int, text: String) {
    #expect(ComparisonReport.conclusion(of: comparison(metric, old, new)) == text)
  }

  @Test(arguments: [
    (ComparisonStandard.thresholds, 1, "nothing differs from the threshold file (1 unchanged)"),
    (.thresholds, 0, "better; write the numbers with 'thresholds update' (1 improved)"),
    (.thresholds, 2, "worse than the threshold file (1 regressed)"),
    (.run, 1, "nothing differs from the base (1 unchanged)"),
    (.run, 0, "better (1 improved)"),
    (.run, 2, "worse than the base (1 regressed)"),
    (.build(allowsAdded: false), 1, "counts: 1 unchanged; not worse than the base"),
    (.build(allowsAdded: false), 0, "counts: 1 improved; not worse than the base"),
    (.build(allowsAdded: false), 2, "counts: 1 regressed; worse than the base"),
  ])
  func everyStandardHasItsWords(standard: ComparisonStandard, new: Int, text: String) {
    let comparison = comparison(.allocationCalls, 1, new, standard: standard)
    #expect(ComparisonReport.conclusion(of: comparison) == text)
  }

  @Test(arguments: [
    (TimeVerdict.faster, "not worse than the base"),
    (.inconclusive, "inconclusive: times can't be told from noise"),
    (.notComparable, "could not compare"), (.slower, "worse than the base"),
  ])
  func timesOfABuildDecideToo(verdict: TimeVerdict, words: String) {
    let comparison = comparison(.allocationCalls, 1, 1, standard: .build(allowsAdded: false))
    let times = Times.document([Times.entry("a", verdict)])
    let text = "counts: 1 unchanged; \(words)"
    #expect(ComparisonReport.conclusion(of: comparison, times: times) == text)
    let view = ResultView(Examples.document(work: [:]))
    #expect(Conclusion.text(of: view, comparison: comparison, times: times) == text)
  }

  @Test func theConclusionOfARunCountsItsEntries() {
    #expect(
      Conclusion.text(of: Examples.plainRun(), comparison: comparison(.allocationCalls, 1, 1))
        == "2 measured, 1 failed; nothing differs from the baseline (1 unchanged)"
    )
  }

  private func comparison(
    _ metric: Metric,
    _ old: Int,
    _ new: Int,
    standard: ComparisonStandard = .baseline
  ) -> Comparison {
    let difference = MetricDifference(metric, from: old, to: new)
    let entry = EntryComparison(identity: identity, differences: [difference])
    return Comparison(entries: [entry], standard: standard)
  }
}
