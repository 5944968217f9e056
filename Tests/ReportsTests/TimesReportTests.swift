import UBRegression
import UBReports
import Testing

@Suite struct TimesReportTests {
  @Test func whatIsNotUnchangedIsTold() {
    let document = Times.document([Times.slower, Times.unchanged, Times.missing])
    #expect(
      TimesReport.lines(of: document) == [
        """
        slower: a propertyPass: processor time +5.23 % [+4.23 %, +6.23 %] in 300 pairs, \
        wall time +6.00 % [+5.00 %, +7.00 %] in 300 pairs, in two stages
        """,
        "not comparable: c propertyPass: base: the sampling process exited with status 64",
        "control holds: b propertyPass: base against its copy: "
          + "+0.00 % [+0.00 %, +0.00 %] in 4 pairs",
        "machine: 2 processors, Example, load 1.5 to 4.2, 12.5 % stolen by the host",
        "warning: the load exceeds two for each processor",
        "warning: the host gives more than 10.0 % of the time to others",
      ]
    )
    #expect(
      TimesReport.conclusion(of: document) == """
        times of HEAD (0123456789ab) against main (fedcba987654): 1 unchanged, 1 not comparable, \
        1 slower (margin 2.0 %)
        """
    )
  }

  @Test func aJobWithoutAControlThatHoldsJudgesNothing() {
    let lines = TimesReport.lines(of: Times.document([Times.entry("a", .inconclusive)]))
    #expect(lines.last == "warning: no time is judged, since base and copy don't look alike")
  }
}
