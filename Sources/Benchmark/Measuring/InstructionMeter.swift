import UBMeasurement

/// Counts the instructions of iterations; a process that counts them must not time.
///
/// The first value after `reset()` has to be that of an empty iteration, which is the overhead of
/// starting and stopping a measurement.
final class InstructionMeter: IterationMeter {
  /// The metrics of the instructions pass.
  static let metrics: [BenchmarkMetric] = [.instructions]

  private(set) var samples: Samples
  /// The processor's counter; `nil` under a simulator.
  private let counter: ProcessorInstructions?
  private var before = 0
  private var isWarm = false

  init(_ counter: ProcessorInstructions?, samples: Samples) {
    self.counter = counter
    self.samples = samples
  }

  func begin() {
    guard isWarm else { return }
    if let counter {
      before = counter.total
    } else {
      InstructionWindow.open()
    }
  }

  func end() {
    guard isWarm else { return }
    if let counter {
      samples.append(counter.total - before, of: .instructions)
    } else {
      InstructionWindow.close()
    }
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {}

  func reset() {
    samples.removeAll()
    isWarm = true
  }

  /// The instructions of each iteration after the first, less those of the empty first one.
  static func values(of counts: [Int]) -> [Int] {
    guard let empty = counts.first else { return [] }
    return counts.dropFirst().map { max($0 - empty, 0) }
  }
}
