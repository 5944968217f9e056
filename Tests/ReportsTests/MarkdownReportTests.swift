import UBInstrumentation
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
      MarkdownReport.text(of: document, comparison: nil) == """
        ## UpdateBench: default

        **0 measured, 1 failed; no baseline to compare with**

        ```text
        list-scroll.steady layoutOnly: crashed: it broke
            last words
        ```

        <details><summary>LS1 list-scroll.steady</summary>

        |  | layoutOnly |
        | --- | --: |
        | bindings evaluated | crashed |

        </details>

        <sub>`updatebench run`; Swift 6.3, release; Example, 2 cores; 2026-01-02T03:04:05Z</sub>

        """
    )
  }
}
