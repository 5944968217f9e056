import UBConstraintSolver

/// Several cells, each in its own solver, with edit variables as widths.
struct CellPool: ~Copyable {
  let solvers: UnsafeMutablePointer<Solver>
  let cells: UnsafeMutablePointer<CellSystem>
  private let count: Int

  /// Creates a pool without cells.
  init() {
    count = 0
    solvers = .allocate(capacity: 0)
    cells = .allocate(capacity: 0)
  }

  init(count: Int) throws(SolverError) {
    self.count = count
    solvers = .allocate(capacity: count)
    cells = .allocate(capacity: count)
    for row in 0..<count {
      (solvers + row).initialize(to: Solver())
      (cells + row).initialize(to: try CellSystem(row: row, host: .edited, in: &solvers[row]))
    }
  }

  deinit {
    solvers.deinitialize(count: count)
    solvers.deallocate()
    cells.deallocate()
  }

  /// The total work of all solvers.
  var counters: SolverCounters {
    var total = SolverCounters()
    for row in 0..<count { total += solvers[row].counters }
    return total
  }
}
