/// An amount of allocations, summed over all frames.
package struct AllocationAmount: Codable, Equatable, Sendable {
  /// The allocation calls.
  package var calls: Int
  /// The bytes, as the allocator rounds them.
  package var bytes: Int

  package init(calls: Int, bytes: Int) {
    self.calls = calls
    self.bytes = bytes
  }

  /// No allocations.
  package static let zero = AllocationAmount(calls: 0, bytes: 0)

  /// The sum of two amounts.
  package static func + (first: AllocationAmount, second: AllocationAmount) -> AllocationAmount {
    AllocationAmount(calls: first.calls + second.calls, bytes: first.bytes + second.bytes)
  }

  /// The difference of two amounts.
  package static func - (first: AllocationAmount, second: AllocationAmount) -> AllocationAmount {
    AllocationAmount(calls: first.calls - second.calls, bytes: first.bytes - second.bytes)
  }
}
