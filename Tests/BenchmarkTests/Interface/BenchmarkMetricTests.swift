import Benchmark
import Foundation
import Testing

@Suite struct BenchmarkMetricTests {
  @Test func everyMetricIsInTheSetOfAllOnce() {
    let all = BenchmarkMetric.all
    #expect(all.count == 28)
    #expect(Set(all).count == 28)
    let sets: [[BenchmarkMetric]] = [
      .microbenchmark, .default, .extended, .memory, .arc, .system, .disk,
    ]
    #expect(sets.map(\.count) == [2, 6, 9, 8, 4, 6, 6])
    #expect(Set(sets.joined()).subtracting(all) == [])
  }

  @Test func namesInCodeLeadBackToTheMetric() {
    for metric in BenchmarkMetric.all {
      #expect(BenchmarkMetric(argument: metric.rawDescription) == metric)
      #expect(metric.key == metric.rawDescription)
    }
    #expect(BenchmarkMetric(argument: "nodes") == .custom("nodes"))
  }

  @Test func aCustomMetricIsToldByItsName() {
    let nodes = BenchmarkMetric.custom("nodes", polarity: .prefersLarger, useScalingFactor: false)
    #expect(nodes == .custom("nodes"))
    #expect(nodes.polarity == .prefersLarger)
    #expect(!nodes.useScalingFactor)
    #expect(nodes.key == "custom.nodes")
    #expect("\(nodes)" == "nodes")
    #expect(BenchmarkMetric.custom("wallClock") != .wallClock)
  }

  @Test func onlyThroughputPrefersLarger() {
    #expect(BenchmarkMetric.all.filter { $0.polarity == .prefersLarger } == [.throughput])
  }

  @Test func metricsAreWrittenByName() throws {
    let metrics: [BenchmarkMetric] = [
      .wallClock, .custom("nodes", polarity: .prefersLarger, useScalingFactor: false),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(metrics)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"["wallClock",{"name":"nodes","polarity":"prefersLarger","useScalingFactor":false}]"#
    )
    let read = try JSONDecoder().decode([BenchmarkMetric].self, from: json)
    #expect(read == metrics)
    #expect(read.map(\.polarity) == [.prefersSmaller, .prefersLarger])
  }
}
