/// Where something was allocated, and how much.
package struct AllocationSite: Codable, Equatable, Sendable {
  /// The pass that was running.
  package var pass: FramePass
  /// The functions that were running, the innermost first.
  package var functions: [String]
  /// How much was allocated there.
  package var amount: AllocationAmount

  package init(pass: FramePass, functions: [String], amount: AllocationAmount) {
    self.pass = pass
    self.functions = functions
    self.amount = amount
  }
}
