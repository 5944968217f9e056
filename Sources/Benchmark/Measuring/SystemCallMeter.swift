import UBMeasurement

/// Tells the tracer of this process which calls of the system are an iteration's.
final class SystemCallMeter: IterationMeter {
  /// What the tracer counts.
  static let metrics: [BenchmarkMetric] = [.syscalls]

  let samples: Samples

  init(samples: Samples) {
    self.samples = samples
  }

  func begin() {
    SystemCallWindow.open()
  }

  func end() {
    SystemCallWindow.close()
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {}

  func reset() {
    SystemCallWindow.reset()
  }
}
