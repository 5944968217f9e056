import UBReports
import UBResults
import Testing

@Suite struct BenchmarkTableTests {
  private let entry = Examples.plainRun().entries[1]

  @Test func valuesAreDividedByTheScalingFactor() {
    let table = BenchmarkTable(of: entry, style: TableStyle())
    #expect(table.title == "two  (* over 1,000)")
    #expect(
      table.grid.terminalText == """
          metric                 kind       p0      p25      p50     p75     p90     p99    p100  \
        samples
          hits                  exact       -3       -3       -3       4       4       4       4  \
              2
          mallocCountTotal *    exact    2.009    2.009    2.009   2.009   2.009   2.009   2.009  \
              2
          wallClock *         sampled  1.50 ns  1.50 ns  1.50 ns  2.5 µs  2.5 µs  2.5 µs  2.5 µs  \
              2
        """
    )
  }

  @Test func aBenchmarkChoosesOrderUnitsAndNames() {
    var units = TableUnits()
    units.order = ["wallClock", "absent"]
    units.time = TableUnits.Unit(symbol: "ns", divisor: 1)
    var style = TableStyle()
    style.units = ["two": units]
    style.names = ["wallClock": "Time (wall clock)"]
    style.showsWholeIterations = true
    let table = BenchmarkTable(of: entry, style: style)
    #expect(table.title == "two")
    #expect(
      table.grid.rows.map { Array($0.prefix(3)) } == [
        ["Time (wall clock)", "sampled", "1,500.000 ns"],
        ["hits", "exact", "-3"],
        ["mallocCountTotal", "exact", "2,009"],
      ]
    )
  }
}
