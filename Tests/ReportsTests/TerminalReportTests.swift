import UBInstrumentation
import UBReports
import UBResults
import Testing

@Suite struct TerminalReportTests {
  @Test func theLastLineSaysWhatItAllMeans() {
    let document = Examples.document(
      work: [:],
      strategies: ["layoutOnly"],
      failures: [Examples.failure("layoutOnly", .crashed)]
    )
    #expect(
      TerminalReport.text(of: document, comparison: nil) == """
        LS1 list-scroll.steady
                              layoutOnly
          bindings evaluated     crashed

        list-scroll.steady layoutOnly: crashed: it broke
            last words
        0 measured, 1 failed; no baseline to compare with

        """
    )
  }
}
