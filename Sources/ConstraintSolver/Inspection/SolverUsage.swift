/// How much a solver holds at one time.
package struct SolverUsage: Hashable, Sendable {
  /// Variables that were added and not removed.
  package var variables = 0
  /// Constraints that were added and not removed.
  package var constraints = 0
  /// Terms of those constraints.
  package var terms = 0
  /// Rows of the tableau.
  package var rows = 0
  /// Coefficients in those rows.
  package var cells = 0

  /// Nothing.
  package init() {}
}
