import Benchmark
import Testing

@Suite struct BenchmarkThresholdsTests {
  @Test func commonThresholds() {
    #expect(BenchmarkThresholds.default.relative == [.p25: 5, .p50: 5, .p75: 5])
    #expect(BenchmarkThresholds.default.absolute == [:])
    #expect(BenchmarkThresholds.relaxed.relative == [.p50: 25])
    #expect(BenchmarkThresholds.relaxed.absolute.count == 7)
    #expect(BenchmarkThresholds.relaxed.absolute[.p0] == 10_000)
    #expect(BenchmarkThresholds.strict.relative.values.allSatisfy { $0 == 0 })
    #expect(BenchmarkThresholds.strict.absolute.keys.count == 6)
    #expect(BenchmarkThresholds.none.relative.isEmpty)
    #expect(BenchmarkThresholds.none.absolute.isEmpty)
  }
}
