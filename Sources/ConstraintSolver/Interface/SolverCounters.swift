/// The work that a solver has done; counters never decrease.
package struct SolverCounters: Hashable, Sendable {
  /// Constraints accepted by `add`.
  package var constraintsAdded = 0
  /// Constraints removed, including those that a batch rejected.
  package var constraintsRemoved = 0
  /// Constants changed by `setConstant` and suggestions; setting an equal value doesn't count.
  package var constantsEdited = 0
  /// Exchanges of a basic and a parametric symbol.
  package var pivots = 0
  /// Degenerate primal steps: pivots at a row that is already at zero.
  package var degeneratePivots = 0
  /// Basic symbols whose cost changed to the other side of zero, without a pivot.
  package var sideChanges = 0
  /// Rows into which another row was substituted.
  package var rowSubstitutions = 0
  /// Variables reported by `nextChangedVariable()`.
  package var variablesChanged = 0
  /// Rebuilds of the tableau from its constraints, to remove accumulated rounding errors.
  package var refactorisations = 0

  /// Creates counters at zero.
  package init() {}
}
