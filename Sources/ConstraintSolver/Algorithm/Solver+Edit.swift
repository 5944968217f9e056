extension Solver {
  /// Makes a variable an edit variable: from now on values can be suggested for it.
  ///
  /// It starts with its present value as suggestion, so nothing moves.
  ///
  /// - Throws: `requiredEditVariable`, `duplicateEditVariable` or `unknownVariable`.
  package mutating func addEditVariable(
    _ variable: Variable,
    priority: Priority
  ) throws(SolverError) {
    try check(variable)
    guard priority != .required else { throw .requiredEditVariable(variable) }
    guard variables[variable.id].edit < 0 else { throw .duplicateEditVariable(variable) }
    let term: InlineArray<1, Term> = [Term(variable)]
    let constraint = try add(
      term.span,
      .equal,
      constant: -value(of: variable),
      priority: priority
    )
    variables[variable.id].edit = constraint.index
  }

  /// Suggests a value for an edit variable: a shift along its marker's column.
  ///
  /// - Throws: `notAnEditVariable`, `nonFiniteConstant` or `unknownVariable`.
  /// - Complexity: O(rows that depend on the variable), and the pivots it takes.
  package mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try setConstant(-value, of: try editConstraint(of: variable))
  }

  /// Makes an edit variable an ordinary one again.
  ///
  /// - Throws: `notAnEditVariable` or `unknownVariable`.
  package mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let constraint = try editConstraint(of: variable)
    variables[variable.id].edit = -1
    try remove(constraint)
  }

  private func editConstraint(of variable: Variable) throws(SolverError) -> Constraint {
    try check(variable)
    let index = variables[variable.id].edit
    guard index >= 0 else { throw .notAnEditVariable(variable) }
    return handle(index)
  }
}
