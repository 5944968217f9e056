extension SolverCore {
  /// Makes a variable an edit variable; see `Solver.addEditVariable`.
  mutating func addEditVariable(
    _ variable: Variable,
    priority: Priority
  ) throws(SolverError) {
    try check(variable)
    guard priority != .required else { throw .requiredEditVariable(variable) }
    guard variables[variable.id].edit < 0 else { throw .duplicateEditVariable(variable) }
    let term: InlineArray<1, Term> = [Term(variable)]
    let constant = -value(of: variable)
    let constraint = try term.span.withUnsafeBufferPointer { (list) throws(SolverError) in
      try add(list, .equal, constant, priority)
    }
    variables[variable.id].edit = constraint.index
  }

  /// Suggests a value for an edit variable; see `Solver.suggest`.
  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try setConstant(-value, at: try editConstraint(of: variable))
  }

  /// Makes an edit variable an ordinary one; see `Solver.removeEditVariable`.
  mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let index = try editConstraint(of: variable)
    variables[variable.id].edit = -1
    try remove(handle(index))
  }

  @inline(__always)
  private mutating func editConstraint(of variable: Variable) throws(SolverError) -> Int32 {
    try check(variable)
    let index = variables[variable.id].edit
    guard index >= 0 else { throw .notAnEditVariable(variable) }
    return index
  }
}
