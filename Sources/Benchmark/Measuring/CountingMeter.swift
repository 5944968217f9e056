import UBMeasurement

/// Counts the allocations and references of iterations; a process that counts must not time.
final class CountingMeter: IterationMeter {
  /// The metrics of the counting pass.
  static let metrics: [BenchmarkMetric] =
    [
      .mallocCountTotal, .mallocCountSmall, .mallocCountLarge, .memoryLeaked,
      .allocatedResidentMemory,
    ] + referenceMetrics
  /// The metrics that hooks of the Swift runtime count.
  static let referenceMetrics = BenchmarkMetric.arc

  private(set) var samples: Samples
  private let heap: HeapMeter
  private let countsReferences: Bool
  private var before = HeapReading(smallCalls: 0, largeCalls: 0, liveBlocks: 0, residentBytes: 0)

  init(_ heap: HeapMeter, countsReferences: Bool, samples: Samples) {
    self.heap = heap
    self.countsReferences = countsReferences
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
    guard countsReferences else { return }
    let references = ReferenceMeter.reading
    samples.append(references.allocations, of: .objectAllocCount)
    samples.append(references.retains, of: .retainCount)
    samples.append(references.releases, of: .releaseCount)
    samples.append(references.remaining, of: .retainReleaseDelta)
  }

  func record(_ metric: BenchmarkMetric, _ value: Int) {
    samples.append(value, of: metric)
  }

  func reset() {
    samples.removeAll()
  }
}
