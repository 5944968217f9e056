import UBReports
import UBResults
import Testing

@Suite struct ValueFormatTests {
  private let kilo = TableUnits.Unit(symbol: "K", divisor: 1_000)
  private let mega = TableUnits.Unit(symbol: "M", divisor: 1_000_000)

  @Test func countsStayWholeWhereTheyAre() {
    #expect(text(2_009) == "2,009")
    #expect(text(2_009, scale: 1_000) == "2.009")
    #expect(text(2_000, scale: 1_000) == "2")
    #expect(text(-3) == "-3")
    #expect(text(-3, isScaled: false, scale: 1_000) == "-3")
    #expect(text(1_536_000, of: .bytes, isScaled: false, scale: 1_000) == "1,536,000")
  }

  @Test func countsAreRoundedOnlyWhereAUnitIsChosen() {
    #expect(text(1_536_000, of: .bytes, amounts: mega) == "1.536 M")
    #expect(text(2_009, amounts: kilo) == "2.009 K")
    #expect(text(2_009, times: kilo) == "2,009")
  }

  @Test func timesAreInTheUnitThatSuitsOrIsChosen() {
    #expect(text(1_234, of: .nanoseconds) == "1.2 µs")
    #expect(text(1_234, of: .nanoseconds, scale: 1_000) == "1.23 ns")
    let nanoseconds = TableUnits.Unit(symbol: "ns", divisor: 1)
    #expect(text(1_234, of: .nanoseconds, times: nanoseconds) == "1,234.000 ns")
    let milliseconds = TableUnits.Unit(symbol: "ms", divisor: 1_000_000)
    #expect(text(1_234_567, of: .nanoseconds, times: milliseconds) == "1.235 ms")
  }

  private func text(
    _ value: Int,
    of unit: Metric.Unit = .count,
    isScaled: Bool = true,
    scale: Int = 1,
    times: TableUnits.Unit? = nil,
    amounts: TableUnits.Unit? = nil
  ) -> String {
    var units = TableUnits()
    units.time = times
    units.amounts = amounts.map { ["metric": $0] } ?? [:]
    let measurement = ResultView.Measurement(
      Metric("metric", source: .other, unit: unit),
      .exact(value),
      isScaled: isScaled
    )
    return ValueFormat(measurement, scalingFactor: scale, units: units).text(value)
  }
}
