/// The value of the objective: the sum of errors of each priority, the violations first.
struct ErrorSums {
  /// The sums by descending priority, from 1000 on.
  private var sums = [Double](repeating: 0, count: 1001)

  init(_ solver: borrowing SolverCore) {
    for row in solver.rows.indices where solver.rows[row].basic.exists {
      let basic = solver.symbols[solver.rows[row].basic]
      let slope = basic.freedom.slope(basic.side)
      if slope != 0 { sums[1000 - Int(basic.priority)] += slope * solver.rows[row].constant }
    }
  }

  /// Whether the objective is less than another beyond rounding, by the highest priority in which
  /// they differ.
  func isBelow(_ other: ErrorSums) -> Bool {
    for (mine, its) in zip(sums, other.sums) {
      let tolerance = Tolerance.progress * max(1, abs(its))
      if abs(mine - its) > tolerance { return mine < its }
    }
    return false
  }
}
