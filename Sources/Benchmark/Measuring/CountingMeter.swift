import Measurement

/// Counts the allocations of an iteration; a process that counts must not time.
final class CountingMeter: IterationMeter {
  /// What counting takes, and what the benchmark measures itself.
  static let metrics: [BenchmarkMetric] = [
    .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked,
    .allocatedResidentMemory, .objectAllocCount,
  ]

  private(set) var samples: Samples
  private let heap: HeapMeter
  private var objectsBefore = 0
  private var before = HeapReading(smallCalls: 0, largeCalls: 0, liveBlocks: 0, residentBytes: 0)

  /// A meter of the heap, and of objects if they can be and are to be counted.
  init(_ heap: HeapMeter, countsObjects: Bool, samples: Samples) {
    if countsObjects {
      ObjectMeter.install()
    }
    self.heap = heap
    self.samples = samples
  }

  func begin() {
    objectsBefore = ObjectMeter.read()
    before = heap.read()
  }

  func end() {
    let after = heap.read()
    samples.append(ObjectMeter.read() - objectsBefore, of: .objectAllocCount)
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
