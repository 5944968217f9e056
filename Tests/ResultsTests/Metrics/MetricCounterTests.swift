import FoundationEssentials
import UBResults
import Testing

@Suite struct MetricCounterTests {
  @Test func simulatedCountsHaveATolerance() {
    #expect(MetricClass.simulatedTolerance == 0.001)
    #expect(Metric.instructions.polarity == .prefersSmaller)
    #expect(Metric.instructionsTotal.polarity == .informational)
    #expect(!Metric.instructions.isAllocation)
  }

  @Test func aCounterIsNamedWithItsVersion() {
    #expect(
      MetricCounter(name: "jemalloc nrequests", version: "5.3.0").description
        == "jemalloc nrequests 5.3.0"
    )
    #expect(MetricCounter.work.description == "pipeline counters 1")
  }

  @Test func countersAreHeldBySource() throws {
    var counters = MetricCounters([.work: .work, .references: nil])
    counters[.allocations] = Examples.jemalloc
    let text = String(decoding: try encoder.encode(counters), as: UTF8.self)
    #expect(
      text == """
        {"allocations":{"name":"jemalloc nrequests","version":"5.3.0"},\
        "work":{"name":"pipeline counters","version":"1"}}
        """
    )
    #expect(try JSONDecoder().decode(MetricCounters.self, from: Data(text.utf8)) == counters)
    counters[.work] = nil
    #expect(counters == MetricCounters([.allocations: Examples.jemalloc]))
  }

  @Test func aCounterOfNoSourceIsRefused() {
    let json = Data(#"{"gpu":{"name":"a","version":"1"}}"#.utf8)
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(MetricCounters.self, from: json)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(
      context.debugDescription == """
        found a counter of 'gpu', expected one of work, allocations, references, instructions, other
        """
    )
  }

  private var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
