import Benchmark
import Testing

@Suite struct PassMergeTests {
  @Test func processesAgreeIfEveryValueIsTheSame() {
    #expect(PassMerge.disagreement(of: [[3, 4], [3, 4]], processCount: 2) == nil)
  }

  @Test func theFirstValueThatDiffersIsTold() {
    #expect(
      PassMerge.disagreement(of: [[3, 4, 5], [3, 9, 8]], processCount: 2)
        == "value 2 is 4 in process 1 and 9 in process 2"
    )
    #expect(
      PassMerge.disagreement(of: [[3, 4], [3]], processCount: 2)
        == "process 1 has 2 values, process 2 has 1"
    )
    #expect(
      PassMerge.disagreement(of: [[3]], processCount: 2) == "1 of 2 processes have values"
    )
  }

  @Test func eachMetricBelongsToOnePassAndCustomOnesToTwo() {
    let metrics = BenchmarkMetric.all + [.custom("nodes")]
    let passes = metrics.map { metric in
      MeasuringPass.allCases.filter { !$0.metrics(of: [metric]).isEmpty }.map(\.rawValue)
    }
    #expect(passes.allSatisfy { !$0.isEmpty })
    #expect(passes.filter { $0.count > 1 } == [["count", "time"]])
    #expect(passes.last == ["count", "time"])
  }

  @Test func valuesOfMetricsNotAskedForAreDropped() {
    var samples = Samples(of: [.wallClock, .custom("nodes")], capacity: 2)
    samples.append(1, of: .wallClock)
    samples.append(2, of: .custom("nodes"))
    samples.append(3, of: .custom("others"))
    samples.append(4, of: .wallClock)
    #expect(samples.byKey == ["wallClock": [1, 4], "custom.nodes": [2]])
    samples.removeAll()
    #expect(samples.byKey == [:])
  }
}
