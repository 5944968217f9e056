import UBInstrumentation
import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct ComparisonReportTests {
  private let identity = EntryIdentity(label: "a", strategy: "s")

  @Test func everyReasonHasALine() {
    let difference = MetricDifference(metric: .allocationCalls, old: 1, new: 2)
    let change = BehaviourChange.frames(old: 1, new: 2)
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
      ]
    )
    #expect(
      ComparisonReport.lines(of: comparison) == [
        "not comparable: the baseline is of suite x, the run of y",
        "regressed: a s: allocations.calls 1 -> 2 (+1, +100.0 %)",
        "not comparable: a s: it does something else: frames 1 -> 2",
        "not judged: a s: allocations.calls 1 -> 2 (+1, +100.0 %)",
      ]
    )
    #expect(
      ComparisonReport.conclusion(of: comparison)
        == "worse than the baseline (1 unchanged, 1 not comparable, 1 regressed)"
    )
  }

  @Test(arguments: [
    (Metric.allocationCalls, 1, 1, "every number equals the baseline (1 unchanged)"),
    (
      .allocationCalls, 2, 1,
      "better; accept the numbers with 'updatebench baseline accept' (1 improved)"
    ),
    (
      .counter(.cellsReused), 2, 1,
      "numbers moved; accept them with 'updatebench baseline accept' (1 moved)"
    ),
    (.counter(.listEnters), 2, 1, "could not compare (1 not comparable)"),
    (.allocationCalls, 1, 2, "worse than the baseline (1 regressed)"),
  ])
  func everyVerdictHasItsConclusion(metric: Metric, old: Int, new: Int, text: String) {
    let difference = MetricDifference(metric: metric, old: old, new: new)
    let entry = EntryComparison(identity: identity, differences: [difference])
    #expect(ComparisonReport.conclusion(of: Comparison(entries: [entry])) == text)
  }
}
