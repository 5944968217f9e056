/// The work a solver has done; every counter only goes up.
package struct SolverCounters: Hashable, Sendable {
  /// Constraints accepted by `add`.
  package var constraintsAdded = 0
  /// Constraints removed, those a batch rejected included.
  package var constraintsRemoved = 0
  /// Constants set by `setConstant` and values suggested, where the number really changed.
  package var constantsEdited = 0
  /// Exchanges of a basic and a parametric symbol.
  package var pivots = 0
  /// Pivots and side changes that moved no value.
  package var degeneratePivots = 0
  /// Rows whose error crossed zero, which costs one row and no exchange.
  package var sideChanges = 0
  /// Rows into which another row was substituted.
  package var rowSubstitutions = 0
  /// Variables reported by `nextChangedVariable()`.
  package var variablesChanged = 0
  /// Rebuilds of the tableau from its constraints, against accumulated rounding.
  package var refactorisations = 0

  /// No work.
  package init() {}
}
