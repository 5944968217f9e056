package import UBInstrumentation
package import UBResults

/// What a pass allocates in all frames, before and now.
package struct PassChange: Codable, Equatable, Sendable {
  /// The pass.
  package var pass: FramePart
  /// What it allocated before; `nil` if nobody knows.
  package var old: AllocationAmount?
  /// What it allocates now.
  package var new: AllocationAmount

  package init(pass: FramePart, old: AllocationAmount?, new: AllocationAmount) {
    self.pass = pass
    self.old = old
    self.new = new
  }
}
