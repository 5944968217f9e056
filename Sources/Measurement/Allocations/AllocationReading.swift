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
