import UBMeasurement
import UBResults
import Testing

/// Exact numbers need a process without other threads, so the executable's tests state them; here
/// only what other threads can't change.
@Suite struct AllocationMeterTests {
  @Test func theCounterHasANameAndAVersion() throws {
    let counter = try meter().counter
    #expect(counter.name == "jemalloc nrequests")
    #expect(counter.version.wholeMatch(of: #/\d+\.\d+\.\d+/#) != nil)
  }

  @Test func bytesOfThisThreadAreExact() throws {
    let meter = try meter()
    _ = meter.read()
    let before = meter.read()
    let block = UnsafeMutableRawPointer.allocate(byteCount: 4_000, alignment: 16)
    let between = meter.read()
    unsafe block.deallocate()
    let after = meter.read()
    // jemalloc rounds 4000 bytes to a block of 4096.
    #expect(between.allocated - before.allocated == 4_096)
    #expect(between.liveDelta(since: before) == 4_096)
    #expect(between.calls - before.calls >= 1)
    #expect(after.liveDelta(since: before) == 0)
  }

  @Test func readingAllocatesNothing() throws {
    let meter = try meter()
    _ = meter.read()
    let before = meter.read()
    let after = meter.read()
    #expect(after.allocated == before.allocated)
    #expect(after.deallocated == before.deallocated)
  }

  /// A meter, as soon as other threads let the check of the allocator pass.
  private func meter() throws -> AllocationMeter {
    for _ in 0..<200 {
      if let meter = try? AllocationMeter() { return meter }
    }
    return try AllocationMeter()
  }
}
