package import UBInstrumentation
package import UBResults

/// What is allocated at a site in all frames, before and now.
package struct SiteChange: Codable, Equatable, Sendable {
  /// The pass that was running.
  package var pass: FramePart
  /// The functions that were running, the innermost first.
  package var functions: [String]
  /// What was allocated there before; `nil` if nobody knows.
  package var old: AllocationAmount?
  /// What is allocated there now.
  package var new: AllocationAmount

  package init(
    pass: FramePart,
    functions: [String],
    old: AllocationAmount?,
    new: AllocationAmount
  ) {
    self.pass = pass
    self.functions = functions
    self.old = old
    self.new = new
  }

  /// By how much it changed; all of it, if nobody knows what it was.
  package var difference: AllocationAmount { new - (old ?? .zero) }

  /// Whether the first is shown before the second: the larger difference of calls, then of bytes,
  /// then by name.
  static func isShownBefore(_ first: SiteChange, _ second: SiteChange) -> Bool {
    let (one, other) = (first.difference, second.difference)
    if one.calls.magnitude != other.calls.magnitude {
      return one.calls.magnitude > other.calls.magnitude
    }
    if one.bytes.magnitude != other.bytes.magnitude {
      return one.bytes.magnitude > other.bytes.magnitude
    }
    if first.functions != second.functions {
      return first.functions.lexicographicallyPrecedes(second.functions)
    }
    return first.pass.rawValue < second.pass.rawValue
  }
}
