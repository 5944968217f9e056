import Measurement

/// Counts the allocations of an iteration; a process that counts must not time.
final class CountingMeter: IterationMeter {
  /// What counting takes, and what the benchmark measures itself.
  static let metrics: [BenchmarkMetric] = [
    .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked,
    .allocatedResidentMemory,
  ]

  private(set) var samples: Samples
  private let heap: HeapMeter
  private var before = HeapReading(smallCalls: 0, largeCalls: 0, liveBlocks: 0, residentBytes: 0)

  init(_ heap: HeapMeter, samples: Samples) {
    self.heap = heap
    self.samples = samples
  }

  func begin() {
    before = heap.read()
  }

  func end() {
    let after = heap.read()
    let small = after.smallCalls - before.smallCalls
    let large = after.largeCalls - before.largeCalls
    samples.append(small + large, of: .mallocCountTotal)
    samples.append(small, of: .mallocCountSmall)
    samples.append(large, of: .mallocCountLarge)
    samples.append(after.liveBlocks - before.liveBlocks, of: .memoryLeaked)
    samples.append(after.residentBytes, of: .allocatedResidentMemory)
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {
    samples.append(value, of: metric)
  }

  func reset() {
    samples.removeAll()
  }
}
