import UBInstrumentation
import UBResults
import Testing

@Suite struct MetricTests {
  @Test func keysAreUnique() {
    #expect(Set(Metric.all.map(\.key)).count == Counter.allCases.count + 4)
  }

  @Test func allocationsAreTold() {
    #expect(
      Metric.all.filter(\.isAllocation).map(\.key) == [
        "allocations.calls", "allocations.bytes", "allocations.frames_without",
        "allocations.live_delta",
      ]
    )
  }

  @Test func whatIsNotWork() {
    #expect(keys(of: .behaviour) == ["writes.total", "list.enters", "list.exits"])
    #expect(keys(of: .prefersLarger) == ["allocations.frames_without"])
    #expect(
      keys(of: .account).filter { !$0.hasSuffix(".coalesced") } == [
        "bindings.effective", "writes.gated", "writes.unobserved", "writes.suppressed",
        "cells.reused",
      ]
    )
    #expect(keys(of: .prefersSmaller).contains("layout.executed"))
    #expect(keys(of: .prefersSmaller).allSatisfy { !$0.hasSuffix(".coalesced") })
  }

  @Test func metricsOfWorkloadsAreKnownByKey() {
    for metric in Metric.all + [.instructions, .instructionsTotal, .instructions(ofPart: "layout")]
    {
      #expect(Metric.ofWorkload(key: metric.key) == metric)
    }
    #expect(Metric.ofWorkload(key: "mallocCountTotal") == nil)
    #expect(Metric.ofWorkload(key: "instructions") == nil)
  }

  @Test func onlyNanosecondsAndRatesAreTimes() {
    let units: [Metric.Unit] = [.count, .bytes, .nanoseconds, .perSecond]
    #expect(
      units.map { Metric("a", source: .other, unit: $0).isTime } == [false, false, true, true]
    )
  }

  private func keys(of polarity: Metric.Polarity) -> [String] {
    Metric.all.filter { $0.polarity == polarity }.map(\.key)
  }
}
