import Benchmark
import Testing

@Suite struct BenchmarkUnitsTests {
  @Test func amountsAreInTheBaseUnit() {
    #expect(Int.kilo(2) == 2_000)
    #expect(Int.mega(2) == 2_000_000)
    #expect(Int.giga(2) == 2_000_000_000)
    #expect(Int.count(UInt(2)) == 2)
    #expect(Int.nanoseconds(2) == 2)
    #expect(Int.microseconds(2) == 2_000)
    #expect(Int.milliseconds(2) == 2_000_000)
    #expect(Int.seconds(2) == 2_000_000_000)
    #expect(Int.minutes(2) == 120_000_000_000)
    #expect(Int.hours(2) == 7_200_000_000_000)
  }

  @Test func timeUnitsDivide() {
    #expect(
      BenchmarkTimeUnits.allCases.map(\.description) == ["ns", "μs", "ms", "s", "ks", "Ms", "#"]
    )
    #expect(
      BenchmarkTimeUnits.allCases.map(\.divisor) == [
        1, 1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000, 1_000_000_000_000_000, 1,
      ]
    )
    #expect(BenchmarkTimeUnits.milliseconds.factor == 1_000)
  }

  @Test func scalingFactorsCount() {
    #expect(BenchmarkScalingFactor.allCases.map(\.description) == ["#", "K", "M", "G", "T", "P"])
    #expect(BenchmarkScalingFactor.mega.rawValue == 1_000_000)
    #expect(BenchmarkUnits.allCases.map(\.description) == ["#", "K", "M", "G", "T", "P", "#"])
  }
}
