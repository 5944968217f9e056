package import UBResults

/// A call stack and the amount that was allocated from it.
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

/// A function on a call stack.
package struct StackFrame: Equatable, Sendable {
  /// The name as a person writes it; `nil` if the compiler made the function, or it has no name.
  package var name: String?
  /// Whether the function is the allocator's.
  package var isAllocator: Bool

  package init(name: String?, isAllocator: Bool = false) {
    self.name = name
    self.isAllocator = isAllocator
  }
}
