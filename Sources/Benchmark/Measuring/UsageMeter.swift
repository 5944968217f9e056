import UBMeasurement

/// Reads an iteration's memory, input and output from the kernel's statistics.
final class UsageMeter: IterationMeter {
  /// The metrics from the statistics of memory.
  static let memoryMetrics: [BenchmarkMetric] = [
    .peakMemoryResident, .peakMemoryResidentDelta, .peakMemoryVirtual,
  ]
  /// The metrics from the statistics of input and output.
  static let inputOutputMetrics: [BenchmarkMetric] = [
    .readSyscalls, .writeSyscalls, .readBytesLogical, .writeBytesLogical, .readBytesPhysical,
    .writeBytesPhysical,
  ]

  private(set) var samples: Samples
  private let memory: MemoryMeter?
  private let inputOutput: InputOutputMeter?
  /// The resident memory before the first iteration.
  private let residentAtStart: Int
  private var before: (usage: InputOutputUsage, readingBytes: Int)?

  init(memory: MemoryMeter?, inputOutput: InputOutputMeter?, samples: Samples) {
    self.memory = memory
    self.inputOutput = inputOutput
    self.samples = samples
    residentAtStart = memory?.read().resident ?? 0
  }

  func begin() {
    memory?.resetPeak()
    before = inputOutput?.read()
  }

  func end() {
    if let after = inputOutput?.read(), let before {
      // The first reading is itself an input that the second one sees.
      let used = after.usage - before.usage
      samples.append(used.readCalls - 1, of: .readSyscalls)
      samples.append(used.writeCalls, of: .writeSyscalls)
      samples.append(used.readBytes - before.readingBytes, of: .readBytesLogical)
      samples.append(used.writtenBytes, of: .writeBytesLogical)
      samples.append(used.diskReadBytes, of: .readBytesPhysical)
      samples.append(used.diskWrittenBytes, of: .writeBytesPhysical)
    }
    if let (_, residentPeak, virtualPeak) = memory?.read() {
      samples.append(residentPeak, of: .peakMemoryResident)
      samples.append(max(residentPeak - residentAtStart, 0), of: .peakMemoryResidentDelta)
      samples.append(virtualPeak, of: .peakMemoryVirtual)
    }
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {
    samples.append(value, of: metric)
  }

  func reset() {
    samples.removeAll()
  }
}
