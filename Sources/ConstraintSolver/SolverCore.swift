/// The state and the algorithm of a solver, behind the single pointer of `Solver`.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", TOCHI 8(4), 2001) with four differences, each explained where it
/// is implemented: each constraint has a single marker symbol with a piecewise linear cost
/// (`Symbol`); column lists have back references (`Cell`, `ColumnEntry`); required equalities that
/// only define a variable stay outside the tableau (`SolverCore+Definitions`); and required
/// constraints enter through the dual simplex, without artificial variables (`SolverCore+Add`).
///
/// **Invariants** between operations, checked by `checkInvariants()`:
/// 1. Every row holds parametric symbols only, each once, and columns list exactly their cells.
/// 2. Every basic symbol is on an allowed side, within `Tolerance.feasibility`.
/// 3. Moving a parametric symbol would not reduce the objective.
/// 4. A row whose basic symbol is restricted holds no free symbol.
/// 5. A row whose basic symbol is fixed at zero holds fixed symbols only.
struct SolverCore: ~Copyable {
  /// The initial capacities: the sizes of one list cell.
  private static let typicalVariableCount: Int32 = 24
  private static let typicalConstraintCount: Int32 = 32
  private static let typicalRowCount: Int32 = 20
  private static let typicalSymbolCount: Int32 = 28

  // MARK: Tableau
  var pool = BlockPool()
  var symbols = Table<Symbol>(capacity: Self.typicalSymbolCount)
  var rows = Table<Row>(capacity: Self.typicalRowCount)
  var slots = Slots(capacity: Self.typicalSymbolCount)

  // MARK: Objective
  var nodes = Table<CostNode>(capacity: 8)
  /// Parametric symbols that may improve the objective.
  var candidates = Buffer<SymbolIndex>()
  /// A heap of the rows that the moving symbol reaches; empty between uses.
  var breakpoints = Buffer<Breakpoint>()
  /// A heap of rows that may be infeasible.
  var infeasible = Buffer<RowIndex>()
  /// Violations of required constraints count as errors, which the primal simplex minimizes.
  var isRelaxed = false
  /// The reduced costs contain those of violations, which are hard again.
  var hasViolationCosts = false
  /// The present solve has taken more steps than most: its choices are more careful.
  var isLong = false
  /// Steps of the primal simplex have gained nothing for so long that Bland's rule applies.
  var usesBland = false
  /// The row that the latest solve could not repair, if it ended in a contradiction.
  var contradictoryRow = RowIndex.none

  // MARK: Constraints and variables
  var variables = Table<VariableRecord>(capacity: Self.typicalVariableCount)
  var constraints = Table<ConstraintRecord>(capacity: Self.typicalConstraintCount)
  var terms = TermPool()
  /// The generation of indices used for the first time since `removeAll()`.
  var firstGeneration: UInt32 = 0
  /// The greatest generation handed out.
  var latestGeneration: UInt32 = 0
  var changes = ChangeSet()
  /// Changed variables that definitions mention.
  var changedSources = Buffer<VariableIndex>()
  var expansion = Expansion()

  // MARK: Operations
  var journal = Journal()
  var isJournaling = false
  var isBatching = false
  var batch = Buffer<BatchEntry>()
  /// The constraints postponed until the end of the batch or, outside one, until a value is read.
  var pending = Buffer<ConstraintIndex>()
  /// The number of required constraints in `pending`, outside a batch.
  var pendingRequired: Int32 = 0
  /// Variables below this index can be read without solving: all or, while constraints are
  /// postponed, none.
  var readableCount: Int32 = 0
  /// The locks that the constraint being added made.
  var newLocks = Buffer<Lock>()
  /// The work done so far.
  var counters = SolverCounters()
  /// Pivots since the last check of the residuals; pivots on small coefficients count more.
  var pivotsSinceCheck: Int32 = 0
  /// A value of `pivotsSinceCheck` above any `pivotsBeforeCheck`, with room for the pivots until
  /// the check.
  static let checkIsDue = Int32.max / 2
  /// The number of pivots between checks of the residuals.
  var pivotsBeforeCheck: Int32 { 16 &+ constraints.count / 4 }
  /// The number of pivots of one solve, degenerate ones in the primal simplex, before Bland's rule
  /// applies.
  ///
  /// A change may legitimately need a few pivots for every row.
  var pivotsBeforeBland: Int32 { 1000 &+ 8 &* rows.count }
  /// The step limit of one solve; `nil` stands for a multiple of `pivotsBeforeBland`.
  var stepsPerSolveMax: Int32?
  /// The steps left in the present solve.
  var stepsLeft: Int32 = 0

  /// Removes everything but keeps the memory; see `Solver.removeAll`.
  mutating func removeAll() {
    pool.removeAll()
    symbols.removeAll()
    rows.removeAll()
    slots.removeAll()
    nodes.removeAll()
    candidates.removeAll()
    infeasible.removeAll()
    variables.removeAll()
    constraints.removeAll()
    terms.removeAll()
    changes.removeAll()
    changedSources.removeAll()
    batch.removeAll()
    pending.removeAll()
    pendingRequired = 0
    readableCount = 0
    newLocks.removeAll()
    expansion.shortcuts.removeAll()
    firstGeneration = latestGeneration &+ 1
    latestGeneration = firstGeneration
    pivotsSinceCheck = 0
    isBatching = false
    isRelaxed = false
    hasViolationCosts = false
  }

  // MARK: - Variables

  /// Adds a variable; see `Solver.addVariable`.
  mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    var record = VariableRecord()
    if isNonNegative { record.flags.insert(.isNonNegative) }
    if let index = variables.reuse() {
      variables[index] = record
      return Variable(index)
    }
    let index = variables.append(record)
    changes.reserve(variables.count)
    if pending.isEmpty { readableCount = variables.count }
    return Variable(index)
  }

  /// Removes a variable; see `Solver.removeVariable`.
  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let index = VariableIndex(variable)
    guard !variables[index].mentions.exists else { throw .variableInUse(variable) }
    let symbol = variables[index].symbol
    if symbol.exists { removeMarker(symbol) }
    changes.remove(index)
    variables[index].flags = []
    variables[index].symbol = .none
    variables.release(index)
    try settleSoft()
  }

  // MARK: - Checks

  /// Checks that a constant is finite and not too large.
  @inline(__always)
  func check(_ constant: Double) throws(SolverError) {
    if abs(constant) <= Tolerance.constantMax { return }
    throw constant.isFinite ? .constantOutOfRange : .nonFiniteConstant
  }

  @inline(__always)
  mutating func check(_ variable: Variable) throws(SolverError) {
    guard variable.id >= 0, variable.id < variables.count,
      variables[VariableIndex(variable)].flags.contains(.isLive)
    else { throw .unknownVariable(variable) }
  }

  @inline(__always)
  mutating func check(_ constraint: Constraint) throws(SolverError) {
    let index = ConstraintIndex(constraint)
    guard index.exists, index.value < constraints.count,
      constraints[index].generation == constraint.generation,
      constraints[index].form != .free
    else { throw .unknownConstraint(constraint) }
  }
}
