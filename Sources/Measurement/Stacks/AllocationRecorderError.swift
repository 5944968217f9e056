package import UBResults

/// Why the stacks that allocate can't be told.
package enum AllocationRecorderError: Error, Equatable, Sendable {
  /// jemalloc takes no hooks, or there is no memory for stacks.
  case refused(code: Int)
  /// There were more different stacks than there is room for.
  case overflow(calls: Int)
  /// The stacks don't add up to what the allocator counted meanwhile.
  case disagrees(recorded: AllocationAmount, counted: AllocationAmount)
}

extension AllocationRecorderError: CustomStringConvertible {
  /// A sentence that states what was found and what was expected.
  package var description: String {
    switch self {
    case .refused(let code):
      """
      jemalloc takes no hooks (error \(code)); it has to be version 5.2 or later, with nothing \
      else hooked
      """
    case .overflow(let calls):
      "there are more different stacks than there is room for; \(calls) calls have none"
    case .disagrees(let recorded, let counted):
      """
      the stacks have \(recorded.calls) calls and \(recorded.bytes) bytes, the allocator counted \
      \(counted.calls) calls and \(counted.bytes) bytes
      """
    }
  }
}
