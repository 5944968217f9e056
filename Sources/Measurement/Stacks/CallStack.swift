package import UBResults

/// What was allocated from one call stack.
package struct CallStack: Equatable, Sendable {
  /// The functions, the innermost first.
  package var frames: [StackFrame]
  /// How much was allocated.
  package var amount: AllocationAmount

  package init(frames: [StackFrame], amount: AllocationAmount) {
    self.frames = frames
    self.amount = amount
  }
}
