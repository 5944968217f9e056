extension SolverCore {
  /// Whether another optimum gives the variable another value; see `Solver.isAmbiguous`.
  mutating func isAmbiguous(_ variable: Variable) -> Bool {
    precondition(
      variable.id >= 0 && variable.id < variables.count
        && variables[VariableIndex(variable)].flags.contains(.isLive),
      "A variable is asked about in the solver it is in."
    )
    precondition(!isBatching, "A batch ends before its result is asked about.")
    var face = OptimalFace(self)
    let objective = face.objective(of: VariableIndex(variable), in: self)
    return face.canMove(objective, upward: true) || face.canMove(objective, upward: false)
  }
}
