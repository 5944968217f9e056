import UBMeasurement

/// Counts the instructions of an iteration; a process that counts them must not time.
///
/// The first value after `reset()` is to be that of an iteration without content: what begins and
/// ends a measurement takes instructions, too.
final class InstructionMeter: IterationMeter {
  /// What counting takes.
  static let metrics: [BenchmarkMetric] = [.instructions]

  private(set) var samples: Samples
  /// The processor's counter; `nil` where a simulator around the process counts.
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

  /// The instructions of iterations, of which the first has no content.
  static func values(of counts: [Int]) -> [Int] {
    guard let empty = counts.first else { return [] }
    return counts.dropFirst().map { max($0 - empty, 0) }
  }
}
