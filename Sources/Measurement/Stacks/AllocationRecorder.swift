import UBCAllocationStacks
package import UBResults

/// Records the call stacks that allocate, by jemalloc's hooks, while it is switched on.
///
/// Recording allocates nothing. A process has one recorder at a time. The hooks of the first one
/// stay for the life of the process, and make each allocation in it a little slower.
package final class AllocationRecorder {
  private var symbolizer = Symbolizer()

  /// Begins a recording, switched off.
  ///
  /// - Throws: `AllocationRecorderError.refused`.
  package init() throws(AllocationRecorderError) {
    let code = allocation_stacks_install()
    guard code == 0 else { throw .refused(code: Int(code)) }
  }

  deinit {
    _ = allocation_stacks_remove()
  }

  /// Switches recording on.
  package func start() {
    allocation_stacks_start()
  }

  /// Switches recording off.
  package func stop() {
    allocation_stacks_stop()
  }

  /// The allocations by stack since the recorder was made.
  ///
  /// - Throws: `AllocationRecorderError.overflow`.
  package func stacks() throws(AllocationRecorderError) -> [CallStack] {
    let lost = allocation_stacks_totals().calls_lost
    guard lost == 0 else { throw .overflow(calls: Int(lost)) }
    return (0..<allocation_stacks_count()).map { index in
      let stack = allocation_stacks_at(index)
      let addresses = UnsafeBufferPointer(start: stack.addresses, count: stack.depth)
      return CallStack(
        frames: addresses.map { symbolizer.frame(at: $0) },
        amount: AllocationAmount(calls: Int(stack.calls), bytes: Int(stack.bytes))
      )
    }
  }

  /// The allocations by stack since the recorder was made, if they add up to the amount that the
  /// allocator itself counted while recording was on.
  ///
  /// - Throws: `AllocationRecorderError`.
  package func stacks(
    addingUpTo counted: AllocationAmount
  ) throws(AllocationRecorderError) -> [CallStack] {
    try stacks { _ in counted }
  }

  /// The allocations by stack since the recorder was made, if their calls add up to those that the
  /// allocator itself counted.
  ///
  /// - Throws: `AllocationRecorderError`.
  package func stacks(
    addingUpToCalls calls: Int
  ) throws(AllocationRecorderError) -> [CallStack] {
    try stacks { AllocationAmount(calls: calls, bytes: $0.bytes) }
  }

  private func stacks(
    checkedBy counted: (_ recorded: AllocationAmount) -> AllocationAmount
  ) throws(AllocationRecorderError) -> [CallStack] {
    let stacks = try stacks()
    let totals = allocation_stacks_totals()
    let recorded = AllocationAmount(calls: Int(totals.calls), bytes: Int(totals.bytes))
    let counted = counted(recorded)
    guard recorded == counted else { throw .disagrees(recorded: recorded, counted: counted) }
    return stacks
  }
}

/// An error that leaves the allocating stacks unknown.
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
