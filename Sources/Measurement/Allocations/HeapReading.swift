/// One reading of the heap's totals, of every thread.
package struct HeapReading: Equatable, Sendable {
  /// Allocation calls for blocks of up to 14 KiB, which share pages.
  package var smallCalls: Int
  /// Allocation calls for larger blocks.
  package var largeCalls: Int
  /// Blocks that were allocated and not freed.
  package var liveBlocks: Int
  /// Bytes of physical memory that the allocator holds, free pages included.
  package var residentBytes: Int

  package init(smallCalls: Int, largeCalls: Int, liveBlocks: Int, residentBytes: Int) {
    self.smallCalls = smallCalls
    self.largeCalls = largeCalls
    self.liveBlocks = liveBlocks
    self.residentBytes = residentBytes
  }
}
