import UBInstrumentation
import UBResults
import Testing

@Suite struct ResultViewTests {
  @Test func aRunOfWorkloadsKeepsItsOrigin() {
    var document = Examples.document
    document.instructionCounter = MetricCounter(name: "callgrind", version: "3.19.0")
    document.instructionsSkipped = "found no 'valgrind' in PATH"
    document.shard = Shard(index: 1, count: 2)
    let view = ResultView(document)
    #expect(view.suite == "default")
    #expect(view.date == "2026-01-02T03:04:05Z")
    #expect(view.command == document.command)
    #expect(view.machine == document.machine)
    #expect(view.toolchain == document.toolchain)
    #expect(
      view.counters
        == MetricCounters([
          .work: .work, .allocations: Examples.jemalloc,
          .instructions: document.instructionCounter,
        ])
    )
    #expect(view.skipped == [.instructions: "found no 'valgrind' in PATH"])
    #expect(view.failures == document.failures)
    #expect(view.shard == document.shard)
    #expect(view.frames == document)
    document.workCounter = nil
    #expect(ResultView(document).counters[.work] == .work)
  }

  @Test func aWorkloadHasItsFactsAndExactMetrics() throws {
    let identity = EntryIdentity(label: "list-scroll.steady[delta=44]", strategy: "propertyPass")
    let entry = try #require(ResultView(Examples.document)[identity])
    #expect(entry.benchmark == "list-scroll.steady")
    #expect(entry.id == "LS1")
    #expect(
      entry.parameters == [
        "delta": "44", "size": "393x852", "strategy": "propertyPass", "velocity": "0.5",
      ]
    )
    #expect(
      entry.facts == [
        "benchmark": .text("list-scroll.steady"),
        "digest": .text(Examples.result.digest.description), "frames": .integer(2),
        "id": .text("LS1"), "parameter.delta": .integer(44), "parameter.size": .text("393x852"),
        "parameter.velocity": .number(0.5),
      ]
    )
    #expect(entry.measurements.map(\.metric) == Metric.all)
    let values = entry.measurements.filter { $0.value != .exact(0) }
    #expect(
      values.map { "\($0.metric.key) \($0.value)" } == [
        "bindings.evaluated 16", "bindings.effective 16", "writes.total 2", "allocations.calls 3",
        "allocations.bytes 192", "allocations.frames_without 1", "allocations.live_delta -64",
      ]
    )
    #expect(values.allSatisfy { $0.value.metricClass == .exact && $0.disagreement == nil })
    #expect(entry["bindings.evaluated"] == .exact(16))
    #expect(entry["no.such"] == nil)
    #expect(entry.times == [[15, 35]])
    #expect(entry.unavailable == [:])
    #expect(entry.frames == Examples.result)
  }

  @Test func instructionsAreSimulatedAndTheirPartsShownBeside() throws {
    var document = Examples.document
    document.results[0].instructions = InstructionFigures(
      total: 9,
      own: 5,
      parts: ["layout": 2, "display": 1]
    )
    document.results[0].counts["later.counter"] = 4
    document.results[0].time = nil
    let entry = try #require(ResultView(document).entries.first)
    let rest = entry.measurements.dropFirst(Metric.all.count)
    #expect(
      rest.map(\.metric) == [
        Metric("later.counter", source: .work, polarity: .unknown), .instructions,
        .instructionsTotal, .instructions(ofPart: "display"), .instructions(ofPart: "layout"),
      ]
    )
    #expect(rest.map(\.value.constant) == [4, 5, 9, 1, 2])
    #expect(
      rest.map(\.value.metricClass) == [.exact, .simulated, .simulated, .simulated, .simulated]
    )
    #expect(entry.times == [])
  }

  @Test func aRunOfPlainSwiftKeepsItsOrigin() {
    let view = ResultView(Examples.iterations)
    #expect(view.suite == "PlainSwift")
    #expect(view.date == "2026-01-02T03:04:05Z")
    #expect(view.command == ["PlainSwift", "run"])
    #expect(view.machine == Examples.iterations.machine)
    #expect(view.toolchain == Examples.iterations.toolchain)
    #expect(view.counters == MetricCounters([.allocations: Examples.jemalloc]))
    #expect(view.skipped == [:])
    #expect(view.failures == Examples.iterations.failures)
    #expect(view.shard == Shard(index: 1, count: 2))
    #expect(view.frames == nil)
  }

  @Test func aBenchmarkOfPlainSwiftHasItsFactsAndMetrics() throws {
    let identity = EntryIdentity(label: "parse (fast) (count: 2)")
    let entry = try #require(ResultView(Examples.iterations)[identity])
    #expect(entry.benchmark == "parse (fast)")
    #expect(entry.id == "")
    #expect(entry.parameters == ["count": "2"])
    #expect(entry.facts == ["scaling_factor": .integer(1_000)])
    #expect(
      entry.measurements.map(\.metric) == [
        Metric("instructions", source: .instructions),
        Metric("mallocCountTotal", source: .allocations),
        Metric("memoryLeaked", source: .allocations),
        Metric("throughput", source: .other, unit: .perSecond, polarity: .prefersLarger),
        Metric("wallClock", source: .other, unit: .nanoseconds),
      ]
    )
    #expect(
      entry.measurements.map(\.value.metricClass) == [
        .simulated, .exact, .sampled, .sampled, .sampled,
      ]
    )
    #expect(
      entry.measurements.map(\.value.description) == [
        "901 (900 to 902)", "3", "0 (0 to 2)", "40 (40 to 50)", "21 (20 to 25)",
      ]
    )
    #expect(
      entry.measurements.map(\.disagreement) == [
        nil, nil, "value 2 is 1 in process 1 and 2 in process 2", nil, nil,
      ]
    )
    #expect(
      entry.measurements.map(\.samples) == [
        [[900, 901, 902]], [[3, 3]], [[0, 1], [0, 2]], [[50], [40]], [[20, 21], [25]],
      ]
    )
    #expect(entry.unavailable == ["syscalls": "found no 'strace' in PATH"])
    #expect(entry.times == [[20, 21], [25]])
    #expect(entry.frames == nil)
  }

  @Test func aNameWithoutTagsIsWhole() throws {
    var document = Examples.iterations
    document.benchmarks[0].tags = [:]
    document.benchmarks[0].metrics["memoryLeaked"]?.disagreement = nil
    let entry = try #require(ResultView(document).entries.first)
    #expect(entry.benchmark == "parse (fast) (count: 2)")
    let leaked = entry.measurements.first { $0.metric.key == "memoryLeaked" }
    #expect(leaked?.disagreement == "two processes disagree")
  }
}
