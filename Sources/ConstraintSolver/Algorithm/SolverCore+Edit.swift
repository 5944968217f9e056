extension SolverCore {
  /// Makes a variable an edit variable; see `Solver.addEditVariable`.
  mutating func addEditVariable(
    _ variable: Variable,
    priority: Priority
  ) throws(SolverError) {
    try check(variable)
    guard priority != .required else { throw .requiredEditVariable(variable) }
    let index = VariableIndex(variable)
    guard !variables[index].edit.exists else { throw .duplicateEditVariable(variable) }
    let term: InlineArray<1, Term> = [Term(variable)]
    let constant = -value(of: variable)
    let constraint = try term.span.withUnsafeBufferPointer { (list) throws(SolverError) in
      try add(list, .equal, constant, priority)
    }
    variables[index].edit = ConstraintIndex(constraint)
  }

  /// Suggests a value for an edit variable; see `Solver.suggest`.
  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try setConstant(-value, at: try editConstraint(of: variable))
  }

  /// Makes an edit variable an ordinary one; see `Solver.removeEditVariable`.
  mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let index = try editConstraint(of: variable)
    variables[VariableIndex(variable)].edit = .none
    try remove(handle(index))
  }

  @inline(__always)
  private mutating func editConstraint(of variable: Variable) throws(SolverError) -> ConstraintIndex
  {
    try check(variable)
    let index = variables[VariableIndex(variable)].edit
    guard index.exists else { throw .notAnEditVariable(variable) }
    return index
  }
}
