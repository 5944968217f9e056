import Measurement

/// Watches how many threads an iteration has; the watcher allocates and reads files of its own.
final class ThreadCountMeter: IterationMeter {
  private(set) var samples: Samples
  private let threads: ThreadMeter?

  init(_ threads: ThreadMeter?, samples: Samples) {
    self.threads = threads
    self.samples = samples
  }

  func begin() {
    threads?.reset()
  }

  func end() {
    if let threads {
      samples.append(threads.readPeak(), of: .threads)
    }
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {}

  func reset() {
    samples.removeAll()
  }
}
