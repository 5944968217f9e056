import UBConstraintSolver
import Testing

/// Expects an operation to contradict exactly the given constraints, apart from the one it adds.
func expectConflict(
  of constraints: [Constraint],
  nonNegative: [Variable] = [],
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operation: () throws -> Void
) {
  do {
    try operation()
    Issue.record("Nothing contradicts.", sourceLocation: sourceLocation)
  } catch SolverError.unsatisfiable(let conflict) {
    let others = conflict.constraints.filter { $0 != conflict.rejected }
    let expected = constraints.filter { $0 != conflict.rejected }
    #expect(others == expected, sourceLocation: sourceLocation)
    #expect(conflict.nonNegativeVariables == nonNegative, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
