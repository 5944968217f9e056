import UBMeasurement

/// Watches the number of threads of an iteration; the watcher itself allocates and reads files.
final class ThreadCountMeter: IterationMeter {
  /// The metrics of the threads pass.
  static let metrics: [BenchmarkMetric] = [.threads, .threadsRunning]

  private(set) var samples: Samples
  private let threads: ThreadMeter?

  init(_ metrics: [BenchmarkMetric], samples: Samples) {
    threads = ThreadMeter(lookingAtStates: metrics.contains(.threadsRunning))
    self.samples = samples
  }

  func begin() {
    threads?.reset()
  }

  func end() {
    if let threads {
      samples.append(threads.readPeak(), of: .threads)
      samples.append(threads.readRunningPeak(), of: .threadsRunning)
    }
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {}

  func reset() {
    samples.removeAll()
  }
}
