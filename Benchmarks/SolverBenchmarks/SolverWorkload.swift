package import UBConstraintSolver

/// An operation on benchmark systems that is repeated while it is measured.
///
/// Each answers with a sum of values, so that no work can be left out and solvers compare.
package enum SolverWorkload: String, CaseIterable, Sendable {
  /// A new solver, its cell, twenty values read, and the solver gone.
  case build
  /// The same on a solver that keeps its memory.
  case rebuild
  /// A width suggested to one of twenty cells, and its values read.
  case edit
  /// A text's width by two constants, and the values read.
  case text
  /// The avatar's width removed and added, and the values read.
  case toggle
  /// A text's width by two removals and two additions, and the values read.
  case removeAdd = "remove-add"
  /// A random system reached by wrong constants, shifts, removals and additions.
  case churn
  /// A stack built from nothing.
  case stackBuild = "stack-build"
  /// The width of a stack.
  case stackEdit = "stack-edit"
  /// A text in the middle of a stack.
  case stackText = "stack-text"
  /// A constraint of a stack removed and added.
  case stackToggle = "stack-toggle"

  /// Runs the workload and returns the sum of what was read.
  ///
  /// - Throws: What a solver throws, which would be a fault of the solver.
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
