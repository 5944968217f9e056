package import UBConstraintSolver

extension SolverCounters {
  /// Adds the work of two solvers, or of one solver in two periods.
  package static func + (first: SolverCounters, second: SolverCounters) -> SolverCounters {
    var sum = first
    sum.constraintsAdded += second.constraintsAdded
    sum.constraintsRemoved += second.constraintsRemoved
    sum.constantsEdited += second.constantsEdited
    sum.pivots += second.pivots
    sum.degeneratePivots += second.degeneratePivots
    sum.sideChanges += second.sideChanges
    sum.rowSubstitutions += second.rowSubstitutions
    sum.variablesChanged += second.variablesChanged
    sum.refactorisations += second.refactorisations
    return sum
  }

  /// Adds another solver's work.
  package static func += (sum: inout SolverCounters, other: SolverCounters) {
    sum = sum + other
  }
}
