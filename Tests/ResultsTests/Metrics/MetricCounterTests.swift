import UBResults
import Testing

@Suite struct MetricClassTests {
  @Test func theClassDecidesHowNumbersAreJudged() {
    #expect(MetricClass.allCases.map(\.tolerance) == [0, 0.001, nil])
    #expect(Metric.all.allSatisfy { $0.metricClass == .exact })
    #expect(Metric.instructions.metricClass == .instructions)
    #expect(Metric.instructions.polarity == .prefersSmaller)
    #expect(!Metric.instructions.isAllocation)
  }

  @Test func aCounterIsNamedWithItsVersion() {
    #expect(
      MetricCounter(name: "jemalloc nrequests", version: "5.3.0").description
        == "jemalloc nrequests 5.3.0"
    )
    #expect(MetricCounter.work.description == "pipeline counters 1")
  }
}
