import UBInstrumentation
import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct BuildReportTests {
  private let document = Examples.document(work: [:], strategies: [])

  private func comparison(_ verdictMetric: (old: Int, new: Int)) -> Comparison {
    let difference = MetricDifference(
      metric: Metric.all[0],
      old: verdictMetric.old,
      new: verdictMetric.new
    )
    let entry = EntryComparison(
      identity: EntryIdentity(label: "a", strategy: "propertyPass"),
      differences: difference.verdict == .unchanged ? [] : [difference]
    )
    return Comparison(entries: [entry])
  }

  @Test func whatChangedComesFirstAndTheRestIsFoldedAway() {
    #expect(
      BuildReport.markdown(
        of: document,
        comparison((1, 1)),
        times: Times.document([Times.unchanged, Times.missing, Times.slower]),
        meaning: .regressed
      ) == """
        ## UpdateBench: default

        **counts: 1 unchanged; worse than the base**

        ### Times of HEAD (0123456789ab) against main (fedcba987654)

        **1 unchanged, 1 not comparable, 1 slower (margin 2.0 %)**

        | benchmark | processor time | wall time | pairs | verdict |
        | --- | --: | --: | --: | --: |
        | a propertyPass | +5.23 % [+4.23 %, +6.23 %] | +6.00 % [+5.00 %, +7.00 %] | 300 | slower |
        | c propertyPass | - | - | - | not comparable: base: the sampling process exited with \
        status 64 |

        <details><summary>1 unchanged</summary>

        | benchmark | processor time | wall time | pairs | verdict |
        | --- | --: | --: | --: | --: |
        | b propertyPass | -0.49 % [-1.49 %, +0.51 %] | +0.00 % [-1.00 %, +1.00 %] | 300 | \
        unchanged |

        </details>

        <details><summary>controls, base against its own copy: all 1 hold</summary>

        | benchmark | processor time | wall time | pairs | verdict |
        | --- | --: | --: | --: | --: |
        | b propertyPass | +0.00 % [+0.00 %, +0.00 %] | +0.00 % [+0.00 %, +0.00 %] | 4 | holds |

        </details>

        - machine: 2 processors, Example, load 1.5 to 4.2, 12.5 % stolen by the host
        - warning: the load exceeds two for each processor
        - warning: the host gives more than 10.0 % of the time to others

        <sub>`updatebench run`; Swift 6.3, release; Example, 2 cores; 2026-01-02T03:04:05Z</sub>

        """
    )
  }

  @Test func countsAloneHaveNoSectionOfTimes() {
    let text = BuildReport.markdown(
      of: document,
      comparison((2, 1)),
      times: nil,
      meaning: .unchanged
    )
    #expect(
      text.hasPrefix(
        """
        ## UpdateBench: default

        **counts: 1 improved; not worse than the base**

        - `improved: a propertyPass:
        """
      )
    )
    #expect(!text.contains("Times"))
  }

  @Test(arguments: [
    (Verdict.unchanged, "not worse than the base"),
    (.inconclusive, "inconclusive: times can't be told from noise"),
    (.notComparable, "could not compare"), (.regressed, "worse than the base"),
  ])
  func everyVerdictHasWords(verdict: Verdict, words: String) {
    let conclusion = BuildReport.conclusion(of: comparison((1, 1)), meaning: verdict)
    #expect(conclusion == "counts: 1 unchanged; \(words)")
  }
}
