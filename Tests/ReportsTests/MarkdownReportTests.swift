import UBInstrumentation
import UBRegression
import UBReports
import UBResults
import Testing

@Suite struct MarkdownReportTests {
  @Test func theConclusionComesFirstAndTablesAreFoldedAway() {
    let document = Examples.document(
      work: [:],
      strategies: ["layoutOnly"],
      failures: [Examples.failure("layoutOnly", .crashed)]
    )
    #expect(
      MarkdownReport.text(of: ResultView(document), comparison: nil) == """
        ## UpdateBench: default

        **0 measured, 1 failed; no baseline to compare with**

        ```text
        list-scroll.steady layoutOnly: crashed: it broke
            last words
        ```

        <details><summary>list-scroll.steady</summary>

        |  | layoutOnly |
        | --- | --: |
        | bindings evaluated | crashed |

        </details>

        <sub>`updatebench run`; Swift 6.3, release; Example, 2 cores; 2026-01-02T03:04:05Z</sub>

        """
    )
  }

  @Test func plainSwiftHasTheSameParts() {
    let text = MarkdownReport.text(of: Examples.plainRun(), comparison: nil)
    #expect(
      text.hasPrefix(
        """
        ## Suite

        **2 measured, 1 failed; no baseline to compare with**

        ```text
        three: failed: it is wrong
            last words
        ```

        <details><summary>one</summary>

        | metric | kind | p0 | p25 | p50 | p75 | p90 | p99 | p100 | samples |
        | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |
        | mallocCountTotal | exact | 3 | 3 | 3 | 3 | 3 | 3 | 3 | 3 |

        </details>

        """
      )
    )
    #expect(
      text.hasSuffix(
        """
        - not available: syscalls: needs a tracer

        <sub>`Suite`; Swift 6.3, release; Example, 2 cores; 2026-01-02T03:04:05Z</sub>

        """
      )
    )
  }

  // MARK: - Builds

  private let document = ResultView(Examples.document(work: [:], strategies: []))

  private func comparison(from old: Int, to new: Int) -> Comparison {
    let difference = MetricDifference(Metric.all[0], from: old, to: new)
    let entry = EntryComparison(
      identity: EntryIdentity(label: "a", strategy: "propertyPass"),
      differences: difference.verdict == .unchanged ? [] : [difference]
    )
    return Comparison(entries: [entry], standard: .build(allowsAdded: false))
  }

  @Test func changedTimesComeFirstAndOthersAreFoldedAway() {
    #expect(
      MarkdownReport.text(
        of: document,
        comparison: comparison(from: 1, to: 1),
        times: Times.document([Times.unchanged, Times.missing, Times.slower])
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
    let text = MarkdownReport.text(of: document, comparison: comparison(from: 2, to: 1))
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
}
