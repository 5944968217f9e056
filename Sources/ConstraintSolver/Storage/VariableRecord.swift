/// The stored state of a variable.
struct VariableRecord: BitwiseCopyable, Reusable {
  struct Flags: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let isLive = Flags(rawValue: 1)
    static let isNonNegative = Flags(rawValue: 2)
    /// `value` is outdated; then the values of all dependants are too.
    static let isStale = Flags(rawValue: 4)
    /// The variable is in `changedSources`.
    static let isSource = Flags(rawValue: 8)
    /// A required constraint limits greater values, or has done so since the variable was last
    /// unmentioned.
    static let isLockedUp = Flags(rawValue: 16)
    /// The same for smaller values.
    static let isLockedDown = Flags(rawValue: 32)
  }

  /// The value of a defined variable, if not stale.
  var value: Double = 0
  /// The value last reported as changed.
  var reported: Double = 0
  /// The first term that mentions the variable.
  var mentions = TermIndex.none
  /// The variable's symbol in the tableau.
  var symbol = SymbolIndex.none
  /// The constraint that defines the variable.
  var definition = ConstraintIndex.none
  /// `edit`, or `nextFree` in a released record.
  private var link: Int32 = -1
  /// `entry`, or `reader` while values are computed.
  private var mark: Int32 = -1
  /// The flags in the low byte and, above them, the number of terms in other variables' definitions
  /// that mention the variable; together they keep the record at 40 bytes.
  private var packed = UInt32(Flags.isLive.rawValue)

  /// The edit constraint of the variable.
  var edit: ConstraintIndex {
    @inline(__always) get {
      assert(flags.contains(.isLive), "A released variable is no edit variable.")
      return Index(link)
    }
    @inline(__always) set { link = newValue.value }
  }

  var nextFree: VariableIndex {
    @inline(__always) get {
      assert(!flags.contains(.isLive), "A released record knows the next one.")
      return Index(link)
    }
    @inline(__always) set { link = newValue.value }
  }

  /// The variable's entry in the present walk over definitions.
  var entry: Index<Expansion.Entry> {
    @inline(__always) get { Index(mark) }
    @inline(__always) set { mark = newValue.value }
  }

  /// While a stale variable's value is being computed, the variable that needs it; for the first
  /// one, itself.
  var reader: VariableIndex {
    @inline(__always) get { Index(mark) }
    @inline(__always) set { mark = newValue.value }
  }

  var flags: Flags {
    @inline(__always) get { Flags(rawValue: UInt8(truncatingIfNeeded: packed)) }
    @inline(__always) set { packed = packed & ~255 | UInt32(newValue.rawValue) }
  }

  var dependents: Int32 {
    @inline(__always) get { Int32(truncatingIfNeeded: packed &>> 8) }
    @inline(__always) set { packed = packed & 255 | UInt32(truncatingIfNeeded: newValue) &<< 8 }
  }
}

/// The directions in which a constraint was the first to lock a variable, packed in four bytes.
struct Lock: BitwiseCopyable {
  private var packed: Int32

  init(variable: VariableIndex, flags: VariableRecord.Flags) {
    let isUp: Int32 = flags.contains(.isLockedUp) ? 1 : 0
    let isDown: Int32 = flags.contains(.isLockedDown) ? 2 : 0
    packed = variable.value &<< 2 | isUp | isDown
  }

  var variable: VariableIndex { Index(packed &>> 2) }

  var flags: VariableRecord.Flags {
    var flags: VariableRecord.Flags = []
    if packed & 1 != 0 { flags.insert(.isLockedUp) }
    if packed & 2 != 0 { flags.insert(.isLockedDown) }
    return flags
  }
}
