import UBMeasurement

/// Watches how many threads an iteration has; the watcher allocates and reads files of its own.
final class ThreadCountMeter: IterationMeter {
  /// What watching takes.
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
