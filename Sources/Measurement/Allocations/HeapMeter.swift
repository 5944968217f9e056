package import UBResults

/// Reads the heap's exact totals over all threads, in a process without thread caches.
///
/// A thread's cache holds back what it served and what it was given back until it is flushed, and a
/// thread can flush its own only. The process has to be started with `uncachedConfiguration` in
/// its environment; then every total is exact whichever thread allocates, at any moment.
package struct HeapMeter {
  /// What turns the caches off, as the value of the environment variable `MALLOC_CONF`.
  package static let uncachedConfiguration = "tcache:false"

  private let allocations: AllocationMeter
  private let epoch: Statistic
  private let smallRequests: Statistic
  private let largeRequests: Statistic
  private let smallBlocks: (made: Statistic, freed: Statistic)
  private let largeBlocks: (made: Statistic, freed: Statistic)
  private let resident: Statistic

  /// Looks the statistics up and checks that jemalloc serves this process.
  ///
  /// - Throws: `AllocationMeterError`.
  package init() throws(AllocationMeterError) {
    allocations = try AllocationMeter()
    epoch = try Statistic("epoch")
    // Arena 4096 (MALLCTL_ARENAS_ALL) stands for all of them.
    smallRequests = try Statistic("stats.arenas.4096.small.nrequests")
    largeRequests = try Statistic("stats.arenas.4096.large.nrequests")
    smallBlocks = (
      try Statistic("stats.arenas.4096.small.nmalloc"),
      try Statistic("stats.arenas.4096.small.ndalloc")
    )
    largeBlocks = (
      try Statistic("stats.arenas.4096.large.nmalloc"),
      try Statistic("stats.arenas.4096.large.ndalloc")
    )
    resident = try Statistic("stats.resident")
  }

  /// What the meter counts with, for documents.
  package var counter: MetricCounter { allocations.counter }

  /// The totals now; reading allocates nothing.
  package func read() -> HeapReading {
    epoch.advance()
    let made = smallBlocks.made.value + largeBlocks.made.value
    let freed = smallBlocks.freed.value + largeBlocks.freed.value
    return HeapReading(
      smallCalls: Int(smallRequests.value),
      largeCalls: Int(largeRequests.value),
      liveBlocks: Int(made) - Int(freed),
      residentBytes: Int(resident.value)
    )
  }
}

/// One reading of the heap's totals over all threads.
package struct HeapReading: Equatable, Sendable {
  /// The allocation calls for blocks of up to 14 KiB, which share pages.
  package var smallCalls: Int
  /// The allocation calls for larger blocks.
  package var largeCalls: Int
  /// The blocks allocated and not freed.
  package var liveBlocks: Int
  /// The bytes of physical memory that the allocator holds, including free pages.
  package var residentBytes: Int

  package init(smallCalls: Int, largeCalls: Int, liveBlocks: Int, residentBytes: Int) {
    self.smallCalls = smallCalls
    self.largeCalls = largeCalls
    self.liveBlocks = liveBlocks
    self.residentBytes = residentBytes
  }
}
