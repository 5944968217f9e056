package import UBConstraintSolver

/// A workload after its setup, run one operation at a time.
package struct SolverScript: ~Copyable {
  /// The number of cells that single-cell operations cycle through.
  package static let cellCount = 20
  /// The widths that edits cycle through.
  private static let widths: InlineArray<4, Double> = [414, 320, 430, 375]

  private let workload: SolverWorkload
  private let rowCount: Int
  private let variant: StackSystem.Variant
  private let pool: CellPool
  private var solver: Solver
  private var stack: StackSystem?
  private let system: LinearSystem?
  /// The work of solvers that no longer exist.
  private var past = SolverCounters()

  /// Sets up a workload; `rowCount` and `variant` apply to stacks.
  ///
  /// - Throws: A solver's error, which would be a bug in the solver.
  package init(
    _ workload: SolverWorkload,
    rowCount: Int = 1,
    variant: StackSystem.Variant = .editFirst
  ) throws(SolverError) {
    let hasPool =
      switch workload {
      case .edit, .text, .toggle, .removeAdd: true
      default: false
      }
    let pool = try CellPool(count: hasPool ? Self.cellCount : 0)
    var solver = Solver()
    var stack: StackSystem?
    switch workload {
    case .stackEdit, .stackText, .stackToggle:
      stack = try StackSystem(rowCount: rowCount, variant: variant, in: &solver)
    default: break
    }
    self.workload = workload
    self.rowCount = rowCount
    self.variant = variant
    self.pool = pool
    self.solver = solver
    self.stack = stack
    system = nil
  }

  /// Sets up a script that builds a system from nothing, adding its constraints one by one.
  package init(_ system: LinearSystem) {
    workload = .build
    rowCount = 0
    variant = .editFirst
    pool = CellPool()
    solver = Solver()
    self.system = system
  }

  /// The work done so far, including the setup.
  package var counters: SolverCounters { past + solver.counters + pool.counters }

  /// Performs the operation with an index and returns the sum of the values read.
  ///
  /// - Throws: A solver's error, which would be a bug in the solver.
  package mutating func step(_ index: Int) throws(SolverError) -> Double {
    switch workload {
    case .edit, .text, .toggle, .removeAdd: try changeCell(index)
    default: try stepElsewhere(index)
    }
  }

  /// Performs an operation that is not on an existing cell; a separate function, so that the others
  /// are inlined.
  @inline(never)
  private mutating func stepElsewhere(_ index: Int) throws(SolverError) -> Double {
    if system != nil { return try buildSystem() }
    return switch workload {
    case .build: try build(row: index % Self.cellCount)
    case .rebuild: try rebuild(row: index % Self.cellCount)
    case .edit, .text, .toggle, .removeAdd: try changeCell(index)
    case .churn: churn(index)
    case .stackBuild: try buildStack()
    case .stackEdit: try editStack(index)
    case .stackText, .stackToggle: try changeStack(index)
    }
  }

  private mutating func build(row: Int) throws(SolverError) -> Double {
    var solver = Solver()
    let cell = try CellSystem(row: row, host: .required(375), in: &solver)
    let sum = cell.sum(in: solver)
    past += solver.counters
    return sum
  }

  private mutating func buildSystem() throws(SolverError) -> Double {
    guard let system else { return 0 }
    var solver = Solver()
    let sum = try system.solve(in: &solver, inBatch: false).reduce(0, +)
    past += solver.counters
    return sum
  }

  private mutating func rebuild(row: Int) throws(SolverError) -> Double {
    solver.removeAll()
    let cell = try CellSystem(row: row, host: .required(375), in: &solver)
    return cell.sum(in: solver)
  }

  @inline(__always)
  private mutating func changeCell(_ index: Int) throws(SolverError) -> Double {
    let place = index % Self.cellCount
    let turn = index / Self.cellCount
    let width = Double(60 + (37 * (place + turn)) % 220)
    switch workload {
    case .edit:
      let variable = pool.cells[place].variable(.cell, .width)
      try pool.solvers[place].suggest(Self.widths[turn % 4], for: variable)
    case .text: try pool.cells[place].setNameWidth(width, in: &pool.solvers[place])
    case .removeAdd: try pool.cells[place].replaceNameWidth(width, in: &pool.solvers[place])
    default: try pool.cells[place].toggleAvatarWidth(in: &pool.solvers[place])
    }
    return pool.cells[place].sum(in: pool.solvers[place])
  }

  private mutating func churn(_ index: Int) -> Double {
    let kind = RandomSystem.Drive.churn.rawValue
    let outcome = RandomSystem(seed: 1, index: index * RandomSystem.driveCount + kind)
      .run()
    past += outcome.counters
    return outcome.values.reduce(0, +)
  }

  private mutating func buildStack() throws(SolverError) -> Double {
    var solver = Solver()
    let stack = try StackSystem(rowCount: rowCount, variant: variant, in: &solver)
    var sum = 0.0
    for cell in stack.cells { sum += cell.sum(in: solver) }
    past += solver.counters
    return sum
  }

  private mutating func editStack(_ index: Int) throws(SolverError) -> Double {
    guard let root = stack?.root else { return 0 }
    try solver.suggest(Self.widths[index % 4], for: root)
    var sum = 0.0
    while let changed = solver.nextChangedVariable() { sum += solver.value(of: changed) }
    return sum
  }

  private mutating func changeStack(_ index: Int) throws(SolverError) -> Double {
    let place = (index * 7) % rowCount
    if workload == .stackText {
      let width = Double(60 + (37 * (place + index)) % 220)
      try stack?.cells[place].setNameWidth(width, in: &solver)
    } else {
      try stack?.cells[place].toggleAvatarWidth(in: &solver)
    }
    return stack?.cells[place].sum(in: solver) ?? 0
  }
}
