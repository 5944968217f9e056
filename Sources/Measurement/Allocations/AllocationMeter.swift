import UBCJemalloc
import Glibc
package import UBResults

/// Reads jemalloc's exact totals.
///
/// Calls are the requests of every arena, small and large, after the thread's cache has handed
/// over its own counts; without that the totals lag by up to the cache's size. Reading allocates
/// nothing, but makes the allocator about six times slower: a process that reads must not time.
package struct AllocationMeter {
  private let tcacheFlush: Statistic
  private let epoch: Statistic
  private let smallRequests: Statistic
  private let largeRequests: Statistic
  private let allocated: Statistic
  private let deallocated: Statistic

  /// What the meter counts with, for documents.
  package let counter: MetricCounter

  /// Looks the statistics up and checks that jemalloc serves this process.
  ///
  /// - Throws: `AllocationMeterError`.
  package init() throws(AllocationMeterError) {
    // Arena 4096 (MALLCTL_ARENAS_ALL) stands for all of them.
    tcacheFlush = try Statistic("thread.tcache.flush")
    epoch = try Statistic("epoch")
    smallRequests = try Statistic("stats.arenas.4096.small.nrequests")
    largeRequests = try Statistic("stats.arenas.4096.large.nrequests")
    allocated = try Statistic("thread.allocated")
    deallocated = try Statistic("thread.deallocated")
    counter = MetricCounter(name: "jemalloc nrequests", version: Self.version)
    try verify()
  }

  /// The totals now, where an earlier reading is still true at no cost.
  ///
  /// Allocations of other threads alone don't outdate a reading; the next one has them.
  package func read(since earlier: AllocationReading) -> AllocationReading {
    let isCurrent =
      Int(allocated.value) == earlier.allocated && Int(deallocated.value) == earlier.deallocated
    return isCurrent ? earlier : read()
  }

  /// The totals now.
  package func read() -> AllocationReading {
    tcacheFlush.trigger()
    epoch.advance()
    return AllocationReading(
      calls: Int(smallRequests.value + largeRequests.value),
      allocated: Int(allocated.value),
      deallocated: Int(deallocated.value)
    )
  }

  /// Allocates known blocks and compares, after a reading that keeps first-use costs out.
  private func verify() throws(AllocationMeterError) {
    let blockCount = 1_000
    let blockSize = 64
    _ = read()
    let before = read()
    for _ in 0..<blockCount {
      let block = UnsafeMutableRawPointer.allocate(byteCount: blockSize, alignment: 16)
      Self.keep(block)
      block.deallocate()
    }
    let after = read()
    let calls = after.calls - before.calls
    let bytes = after.allocated - before.allocated
    guard
      calls == blockCount,
      bytes == blockCount * blockSize,
      after.liveDelta(since: before) == 0
    else {
      throw .notServing(
        calls: calls,
        bytes: bytes,
        expectedCalls: blockCount,
        expectedBytes: blockCount * blockSize
      )
    }
  }

  /// Lets a pointer escape, so that the optimizer can't drop the allocation.
  @inline(never)
  @_optimize(none)
  private static func keep(_ block: UnsafeMutableRawPointer) {
    block.storeBytes(of: 1, as: UInt8.self)
  }

  private static var version: String {
    var text: UnsafePointer<CChar>?
    var size = MemoryLayout<UnsafePointer<CChar>?>.size
    guard mallctl("version", &text, &size, nil, 0) == 0, let text else { return "unknown" }
    return String(String(cString: text).prefix { $0 != "-" })
  }
}

/// One reading of the allocator's totals.
package struct AllocationReading: Equatable, Sendable {
  /// The allocation calls of all threads.
  package var calls: Int
  /// The bytes allocated by the calling thread.
  package var allocated: Int
  /// The bytes freed by the calling thread.
  package var deallocated: Int

  package init(calls: Int, allocated: Int, deallocated: Int) {
    self.calls = calls
    self.allocated = allocated
    self.deallocated = deallocated
  }

  /// The change of live bytes since an earlier reading.
  package func liveDelta(since earlier: AllocationReading) -> Int {
    (allocated - deallocated) - (earlier.allocated - earlier.deallocated)
  }
}

/// The reason that allocations can't be counted.
package enum AllocationMeterError: Error, Equatable, Sendable {
  /// jemalloc has no statistic with that name.
  case unknownStatistic(name: String, code: Int)
  /// The process doesn't allocate with jemalloc, or jemalloc was built without statistics.
  case notServing(calls: Int, bytes: Int, expectedCalls: Int, expectedBytes: Int)
}

extension AllocationMeterError: CustomStringConvertible {
  /// A sentence with the found and the expected values.
  package var description: String {
    switch self {
    case .unknownStatistic(let name, let code):
      "jemalloc can't read '\(name)' (error \(code)); it must be built with statistics"
    case .notServing(let calls, let bytes, let expectedCalls, let expectedBytes):
      """
      jemalloc does not serve this process's allocations: of \(expectedCalls) calls and \
      \(expectedBytes) bytes it counted \(calls) calls and \(bytes) bytes
      """
    }
  }
}
