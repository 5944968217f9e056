/// One operation of a batch on a required constraint, and how to undo it.
struct BatchEntry: BitwiseCopyable {
  enum Operation: BitwiseCopyable {
    case added
    /// With the constant from before.
    case edited(Double)
    /// Became required, with the priority from before.
    case prioritized(Priority)
    /// Undone already.
    case rejected
  }

  var operation: Operation
  var constraint: Constraint
}
