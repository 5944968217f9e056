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
