/// One reading of the allocator's totals.
package struct AllocationReading: Equatable, Sendable {
  /// Allocation calls, of every thread.
  package var calls: Int
  /// Bytes the calling thread has allocated.
  package var allocated: Int
  /// Bytes the calling thread has freed.
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
