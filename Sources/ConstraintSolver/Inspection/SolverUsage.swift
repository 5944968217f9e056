/// How much a solver holds at one time.
package struct SolverUsage: Hashable, Sendable {
  /// Variables that were added and not removed.
  var variables = 0
  /// Constraints that were added and not removed.
  var constraints = 0
  /// Terms of those constraints.
  var terms = 0
  /// Rows of the tableau.
  var rows = 0
  /// Coefficients in those rows.
  var cells = 0
}
