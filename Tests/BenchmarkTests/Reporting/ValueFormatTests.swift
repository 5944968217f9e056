import Benchmark
import Testing

@Suite struct ValueFormatTests {
  @Test func countsStayWholeWhereTheyAre() throws {
    #expect(try text(2_009, of: .mallocCountTotal) == "2,009")
    #expect(try text(2_009, of: .mallocCountTotal, scale: 1_000) == "2.009")
    #expect(try text(2_000, of: .mallocCountTotal, scale: 1_000) == "2")
    #expect(try text(-3, of: .custom("nodes")) == "-3")
    #expect(try text(-3, of: .custom("nodes", useScalingFactor: false), scale: 1_000) == "-3")
    #expect(try text(1_536_000, of: .peakMemoryResident, scale: 1_000) == "1,536,000")
  }

  @Test func countsAreRoundedOnlyWhereAskedFor() throws {
    #expect(try text(1_536_000, of: .peakMemoryResident, units: .mega) == "1.536 M")
    #expect(try text(2_009, of: .mallocCountTotal, units: .kilo) == "2.009 K")
    #expect(try text(2_009, of: .mallocCountTotal, units: .count) == "2,009")
  }

  @Test func timesAreInTheUnitThatSuitsOrTheOneAskedFor() throws {
    #expect(try text(1_234, of: .wallClock) == "1.2 µs")
    #expect(try text(1_234, of: .wallClock, scale: 1_000) == "1.23 ns")
    #expect(try text(1_234, of: .wallClock, timeUnits: .nanoseconds) == "1,234.000 ns")
    #expect(try text(1_234_567, of: .cpuTotal, timeUnits: .milliseconds) == "1.235 ms")
  }

  private func text(
    _ value: Int,
    of metric: BenchmarkMetric,
    scale: Int = 1,
    timeUnits: BenchmarkTimeUnits = .automatic,
    units: BenchmarkUnits = .automatic
  ) throws -> String {
    let figures = try #require(MetricFigures(of: metric, .exact, samples: [[value]]))
    let format = ValueFormat(
      figures,
      scalingFactor: scale,
      timeUnits: timeUnits,
      units: units
    )
    return format.text(value)
  }
}
