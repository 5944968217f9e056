/// What a solver knows of one constraint: `terms + constant  relation  0`.
struct ConstraintRecord: BitwiseCopyable {
  /// Where a constraint lives.
  enum Form: UInt8 {
    /// Nowhere: the record is free.
    case free
    /// In the tableau, as its marker symbol.
    case tableau
    /// In the variable it defines.
    case definition
    /// In the batch under way, until its end.
    case pending
  }

  var constant: Double
  /// The place of the first term in the term pool.
  var terms: Int32
  var termCount: Int32
  /// The marker in the tableau form, the defined variable in the definition form, the next free
  /// index in a free record.
  var subject: Int32
  var generation: UInt32
  var priority: Priority
  var relation: Relation
  var form: Form
}
