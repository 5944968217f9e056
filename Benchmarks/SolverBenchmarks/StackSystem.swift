package import UBConstraintSolver

/// A vertical stack of cells in one solver, all as wide as one root variable.
package struct StackSystem {
  /// The source of the root's width, and the time of its addition.
  package enum Variant: String, CaseIterable, Sendable {
    /// An edit variable, added before the rows.
    case editFirst = "f"
    /// An edit variable, added after the rows.
    case editLast = "l"
    /// A required constant, added before the rows.
    case constant = "c"
  }

  /// The width of every row.
  package let root: Variable
  /// The rows from the top down.
  package internal(set) var cells: [CellSystem] = []

  /// Adds a stack to a solver.
  ///
  /// - Throws: The solver's error; a stack is satisfiable.
  package init(
    rowCount: Int,
    variant: Variant,
    in solver: inout Solver
  ) throws(SolverError) {
    root = solver.addVariable(isNonNegative: true)
    cells.reserveCapacity(rowCount)
    switch variant {
    case .editFirst: try edit(&solver)
    case .constant: _ = try solver.add([Term(root)], .equal, constant: -375)
    case .editLast: break
    }
    for row in 0..<rowCount {
      let below = cells.last.map {
        (top: $0.variable(.cell, .top), height: $0.variable(.cell, .height))
      }
      cells.append(
        try CellSystem(row: row, host: .stacked(width: root, below: below), in: &solver)
      )
    }
    if variant == .editLast { try edit(&solver) }
  }

  private func edit(_ solver: inout Solver) throws(SolverError) {
    try solver.addEditVariable(root, priority: 900)
    try solver.suggest(375, for: root)
  }
}
