/// What a solver knows of one variable.
struct VariableRecord: BitwiseCopyable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let isLive = Flags(rawValue: 1)
    static let isNonNegative = Flags(rawValue: 2)
    /// `value` does not match the definition's terms; then no dependant's value does either.
    static let isStale = Flags(rawValue: 4)
    /// The variable waits in `changedSources`.
    static let isSource = Flags(rawValue: 8)
    /// A required constraint is in the way of greater values, or was since the variable was last
    /// mentioned by nothing.
    static let isLockedUp = Flags(rawValue: 16)
    /// The same of smaller values.
    static let isLockedDown = Flags(rawValue: 32)
  }

  /// The value of a defined variable, where not stale.
  var value: Double = 0
  /// The value that was last reported as changed.
  var reported: Double = 0
  /// The first of the terms that mention the variable, or -1.
  var mentions: Int32 = -1
  /// The variable's symbol in the tableau, or -1.
  var symbol: Int32 = -1
  /// The constraint that defines the variable, or -1.
  var definition: Int32 = -1
  /// The edit constraint of the variable, or -1; the next free index in a record that is free.
  var edit: Int32 = -1
  /// The variable's place in the expansion under way, or -1.
  var mark: Int32 = -1
  /// The flags in the low byte, and above them how many terms of other variables' definitions
  /// mention the variable; together they keep the record at 40 bytes.
  private var packed = UInt32(Flags.isLive.rawValue)

  var flags: Flags {
    get { Flags(rawValue: UInt8(truncatingIfNeeded: packed)) }
    set { packed = packed & ~255 | UInt32(newValue.rawValue) }
  }

  var dependents: Int32 {
    get { Int32(truncatingIfNeeded: packed &>> 8) }
    set { packed = packed & 255 | UInt32(truncatingIfNeeded: newValue) &<< 8 }
  }
}
