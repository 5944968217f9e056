import UBMeasurement

/// Tells the tracer of this process which system calls belong to an iteration.
final class SystemCallMeter: IterationMeter {
  /// The metrics of the system calls pass.
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
