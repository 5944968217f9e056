package import ConstraintSolver

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
  /// A text's width by two removals and two additions, and the values read.
  case replace
  /// The avatar's width removed and added, and the values read.
  case toggle
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

  /// The widths that edits cycle through.
  private static let widths: InlineArray<4, Double> = [414, 320, 430, 375]

  /// Runs the workload and returns the sum of what was read.
  ///
  /// - Throws: What a solver throws, which would be a fault of the solver.
  package func run(
    iterations: Int,
    rowCount: Int,
    variant: StackSystem.Variant
  ) throws(SolverError) -> Double {
    switch self {
    case .build, .rebuild: try runBuilds(iterations)
    case .edit, .text, .replace, .toggle: try runChanges(iterations)
    case .churn: runChurn(iterations)
    case .stackBuild: try runStackBuilds(iterations, rowCount, variant)
    case .stackEdit, .stackText, .stackToggle:
      try runStackChanges(iterations, rowCount, variant)
    }
  }

  private func runBuilds(_ iterations: Int) throws(SolverError) -> Double {
    var sum = 0.0
    var kept = Solver()
    for iteration in 0..<iterations {
      if self == .build {
        var solver = Solver()
        let cell = try CellSystem(row: iteration % 20, host: .required(375), in: &solver)
        sum += cell.sum(in: solver)
      } else {
        kept.removeAll()
        let cell = try CellSystem(row: iteration % 20, host: .required(375), in: &kept)
        sum += cell.sum(in: kept)
      }
    }
    return sum
  }

  private func runChanges(_ iterations: Int) throws(SolverError) -> Double {
    let pool = try CellPool(count: 20)
    let solvers = pool.solvers
    let cells = pool.cells
    var sum = 0.0
    for iteration in 0..<iterations {
      let place = iteration % 20
      let step = iteration / 20
      let width = Double(60 + (37 * (place + step)) % 220)
      switch self {
      case .edit:
        let variable = cells[place].variable(.cell, .width)
        try solvers[place].suggest(Self.widths[step % 4], for: variable)
      case .text: try cells[place].setNameWidth(width, in: &solvers[place])
      case .replace: try cells[place].replaceNameWidth(width, in: &solvers[place])
      default: try cells[place].toggleAvatarWidth(in: &solvers[place])
      }
      sum += cells[place].sum(in: solvers[place])
    }
    return sum
  }

  private func runChurn(_ iterations: Int) -> Double {
    var sum = 0.0
    for iteration in 0..<iterations {
      let index = iteration * 3 + RandomSystem.Drive.churn.rawValue
      sum += RandomSystem(seed: 1, index: index).run().values.reduce(0, +)
    }
    return sum
  }

  private func runStackBuilds(
    _ iterations: Int,
    _ rowCount: Int,
    _ variant: StackSystem.Variant
  ) throws(SolverError) -> Double {
    var sum = 0.0
    for _ in 0..<iterations {
      var solver = Solver()
      let stack = try StackSystem(rowCount: rowCount, variant: variant, in: &solver)
      for cell in stack.cells { sum += cell.sum(in: solver) }
    }
    return sum
  }

  private func runStackChanges(
    _ iterations: Int,
    _ rowCount: Int,
    _ variant: StackSystem.Variant
  ) throws(SolverError) -> Double {
    var solver = Solver()
    var stack = try StackSystem(rowCount: rowCount, variant: variant, in: &solver)
    var sum = 0.0
    for iteration in 0..<iterations {
      let place = (iteration * 7) % rowCount
      switch self {
      case .stackEdit:
        try solver.suggest(Self.widths[iteration % 4], for: stack.root)
        while let changed = solver.nextChangedVariable() { sum += solver.value(of: changed) }
      case .stackText:
        let width = Double(60 + (37 * (place + iteration)) % 220)
        try stack.cells[place].setNameWidth(width, in: &solver)
        sum += stack.cells[place].sum(in: solver)
      default:
        try stack.change(place) { (cell) throws(SolverError) in
          try cell.toggleAvatarWidth(in: &solver)
        }
        sum += stack.cells[place].sum(in: solver)
      }
    }
    return sum
  }
}

/// Some cells, each in a solver of its own, whose widths are edit variables.
private struct CellPool: ~Copyable {
  let solvers: UnsafeMutablePointer<Solver>
  let cells: UnsafeMutablePointer<CellSystem>
  private let count: Int

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
}

extension StackSystem {
  /// Changes one of the cells in place.
  mutating func change(
    _ place: Int,
    _ body: (inout CellSystem) throws(SolverError) -> Void
  ) throws(SolverError) {
    try body(&cells[place])
  }
}
