package import UBInstrumentation
package import UBResults

/// The allocations of a site in all frames, before and now.
package struct SiteChange: Codable, Equatable, Sendable {
  /// The running pass.
  package var pass: FramePart
  /// The running functions, the innermost first.
  package var functions: [String]
  /// Its allocations before; `nil` if unknown.
  package var old: AllocationAmount?
  /// Its allocations now.
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

  /// The change; all of the new allocations if the old ones are unknown.
  package var difference: AllocationAmount { new - (old ?? .zero) }

  /// Orders by the larger difference of calls, then of bytes, then by name.
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
