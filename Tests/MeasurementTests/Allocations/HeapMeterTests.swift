import UBMeasurement
import UBResults
import Testing

/// Only what other threads can't undo.
///
/// Exact counts, and those of blocks that live, take a process of their own without thread caches;
/// the executables of the fixture suites show them.
@Suite struct HeapMeterTests {
  @Test func largeBlocksAreCounted() throws {
    let meter = try meter()
    let before = meter.read()
    let blocks = unsafe (0..<1_000).map { _ in
      UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 16)
    }
    let during = meter.read()
    unsafe blocks.forEach { unsafe $0.deallocate() }
    #expect(during.largeCalls - before.largeCalls >= 1_000)
    #expect(meter.counter.name == "jemalloc nrequests")
  }

  /// A meter, as soon as other threads let the check of the allocator pass.
  private func meter() throws -> HeapMeter {
    for _ in 0..<200 {
      if let meter = try? HeapMeter() { return meter }
      Clocks.pause(milliseconds: 5)
    }
    return try HeapMeter()
  }
}
