import UBInstrumentation
import UBReports
import UBResults
import Testing

@Suite struct TerminalReportTests {
  private let failed = Examples.document(
    work: [.bindingsEvaluated: 3],
    failures: [Examples.failure("layoutOnly", .crashed)]
  )

  @Test func aSummaryHasALineForEachBenchmarkAndEndsWithTheConclusion() {
    #expect(
      TerminalReport.summary(of: ResultView(failed), comparison: nil) == """
        list-scroll.steady layoutOnly: crashed: it broke
            last words

          benchmark                            amplification  allocations a frame  \
        frames without  frame p50
          LS1 list-scroll.steady propertyPass          1.50x                 1.50  \
                   0/2     1.5 µs

        1 measured, 1 failed; no baseline to compare with

        """
    )
  }

  @Test func aSummaryOfPlainSwiftHasTheMediansThatWereMeasured() {
    #expect(
      TerminalReport.summary(of: Examples.plainRun(), comparison: nil) == """
        not available: syscalls: needs a tracer
        three: failed: it is wrong
            last words

          benchmark            mallocCountTotal p50  wallClock p50
          one                                     3              -
          two  (* over 1,000)                 2.009        1.50 ns

        2 measured, 1 failed; no baseline to compare with

        """
    )
  }

  @Test func aRunWithoutNumbersHasNoSummaryTable() {
    #expect(
      TerminalReport.summary(of: Examples.plainRun(isMeasured: false), comparison: nil) == """
        three: failed: it is wrong
            last words

        0 measured, 1 failed; no baseline to compare with

        """
    )
  }

  @Test func tablesAreDividedByEmptyLines() {
    let document = Examples.document(
      work: [:],
      strategies: ["layoutOnly"],
      failures: [Examples.failure("layoutOnly", .crashed)]
    )
    #expect(
      TerminalReport.tables(of: ResultView(document)) == """
        list-scroll.steady
                              layoutOnly
          bindings evaluated     crashed

        """
    )
    var style = TableStyle()
    style.names = ["mallocCountTotal": "Malloc (total)"]
    #expect(
      TerminalReport.tables(of: Examples.plainRun(), style: style).hasPrefix(
        """
        one
          metric           kind  p0  p25  p50  p75  p90  p99  p100  samples
          Malloc (total)  exact   3    3    3    3    3    3     3        3

        two  (* over 1,000)

        """
      )
    )
  }
}
