extension Solver {
  /// Whether another optimum gives the variable another value.
  ///
  /// - Precondition: The variable is in the solver, and no batch is under way.
  /// - Complexity: O(size of the solver) where the present optimum leaves symbols free to move,
  ///   and then pivots on a copy of the rows they are in.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    precondition(
      variable.id >= 0 && variable.id < variables.count
        && variables[variable.id].flags.contains(.isLive),
      "A variable is asked about in the solver it is in."
    )
    precondition(!isBatching, "A batch ends before its result is asked about.")
    var face = OptimalFace(self)
    let objective = face.objective(of: variable.id, in: self)
    return face.canMove(objective, upward: true) || face.canMove(objective, upward: false)
  }
}
