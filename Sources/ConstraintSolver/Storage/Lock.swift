/// The directions in which a constraint was the first to lock a variable.
struct Lock: BitwiseCopyable {
  var variable: Int32
  var flags: VariableRecord.Flags
}
