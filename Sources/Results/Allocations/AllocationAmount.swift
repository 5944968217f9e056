/// How much was allocated somewhere in all frames.
package struct AllocationAmount: Codable, Equatable, Sendable {
  /// The allocation calls.
  package var calls: Int
  /// The bytes, as the allocator rounds them.
  package var bytes: Int

  package init(calls: Int, bytes: Int) {
    self.calls = calls
    self.bytes = bytes
  }

  /// Nothing.
  package static let zero = AllocationAmount(calls: 0, bytes: 0)

  /// What two amounts are together.
  package static func + (first: AllocationAmount, second: AllocationAmount) -> AllocationAmount {
    AllocationAmount(calls: first.calls + second.calls, bytes: first.bytes + second.bytes)
  }

  /// How much more the first is than the second.
  package static func - (first: AllocationAmount, second: AllocationAmount) -> AllocationAmount {
    AllocationAmount(calls: first.calls - second.calls, bytes: first.bytes - second.bytes)
  }
}
