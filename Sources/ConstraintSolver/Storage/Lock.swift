/// The directions in which a constraint was the first to lock a variable, in four bytes.
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
