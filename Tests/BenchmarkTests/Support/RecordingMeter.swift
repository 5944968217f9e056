import Benchmark

/// A meter that only remembers what it was told.
final class RecordingMeter: IterationMeter {
  private(set) var calls: [String] = []
  let samples = Samples(of: [], capacity: 0)

  func begin() {
    calls.append("begin")
  }

  func end() {
    calls.append("end")
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {
    calls.append("\(metric.rawDescription) \(value)")
  }

  func reset() {
    calls = []
  }
}
