package import UBResults

/// Reads the heap's exact totals over all threads, in a process without thread caches.
///
/// A thread's cache withholds its counts until it is flushed, and a thread can flush only its own.
/// The process must therefore be started with `uncachedConfiguration` in its environment; every
/// total is then exact at any moment, whichever thread allocates.
package struct HeapMeter {
  /// The value of the environment variable `MALLOC_CONF` that turns the caches off.
  package static let uncachedConfiguration = "tcache:false"

  private let allocations: AllocationMeter
  private let epoch: Statistic
  private let smallRequests: Statistic
  private let largeRequests: Statistic
  private let smallBlocks: (made: Statistic, freed: Statistic)
  private let largeBlocks: (made: Statistic, freed: Statistic)
  private let resident: Statistic

  /// Looks up the statistics and checks that jemalloc serves this process.
  ///
  /// - Throws: `AllocationMeterError`.
  package init() throws(AllocationMeterError) {
    allocations = try AllocationMeter()
    epoch = try Statistic("epoch")
    // Arena 4096 (MALLCTL_ARENAS_ALL) stands for all arenas.
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

  /// The identity of the counter, for documents.
  package var counter: AllocationCounter { allocations.counter }

  /// The current totals; reading allocates nothing.
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
