package import UBInstrumentation

/// Where something was allocated, and how much.
package struct AllocationSite: Codable, Equatable, Sendable {
  /// The part of the frame that was running.
  package var pass: FramePart
  /// The functions that were running, the innermost first.
  package var functions: [String]
  /// How much was allocated there.
  package var amount: AllocationAmount

  package init(pass: FramePart, functions: [String], amount: AllocationAmount) {
    self.pass = pass
    self.functions = functions
    self.amount = amount
  }
}
