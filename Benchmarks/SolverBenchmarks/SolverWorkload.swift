package import UBConstraintSolver

/// An operation on a benchmark system, repeated while it is measured.
///
/// Each operation returns a sum of values, so that no work can be optimized away and the results of
/// solvers can be compared.
package enum SolverWorkload: String, CaseIterable, Sendable {
  /// Creates a solver with a cell, reads twenty values, and destroys the solver.
  case build
  /// Builds and reads a cell in a solver that keeps its memory.
  case rebuild
  /// Suggests a width for one of twenty cells and reads its values.
  case edit
  /// Changes a text's width by two constants and reads the values.
  case text
  /// Removes and adds the avatar's width and reads the values.
  case toggle
  /// Changes a text's width by two removals and two additions and reads the values.
  case removeAdd = "remove-add"
  /// Arrives at a random system through wrong constants, shifts, removals and additions.
  case churn
  /// Builds a stack in a new solver.
  case stackBuild = "stack-build"
  /// Changes the width of a stack.
  case stackEdit = "stack-edit"
  /// Changes a text in the middle of a stack.
  case stackText = "stack-text"
  /// Removes and adds a constraint of a stack.
  case stackToggle = "stack-toggle"

  /// Runs the workload and returns the sum of the values read.
  ///
  /// - Throws: A solver's error, which would be a bug in the solver.
  package func run(
    iterations: Int,
    rowCount: Int,
    variant: StackSystem.Variant
  ) throws(SolverError) -> Double {
    var script = try SolverScript(self, rowCount: rowCount, variant: variant)
    var sum = 0.0
    for iteration in 0..<iterations { sum += try script.step(iteration) }
    return sum
  }
}
