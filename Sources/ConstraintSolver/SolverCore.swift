/// The state and the algorithm of a solver, behind the one pointer that a `Solver` is.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", TOCHI 8(4), 2001) with four differences, each explained where it
/// is made: one marker symbol per constraint whose cost is piecewise linear (`Symbol`), column
/// lists with back references (`Cell`, `ColumnEntry`), required equalities that only define a
/// variable stay outside the tableau (`SolverCore+Definitions`), and required constraints enter
/// through the dual simplex, without artificial variables (`SolverCore+Add`).
///
/// **Invariants** between operations, checked by `checkInvariants()`:
/// 1. Every row holds parametric symbols only, each once, and columns list exactly their cells.
/// 2. Every basic symbol is on a side it may be on, within `Tolerance.feasibility`.
/// 3. No parametric symbol could move at a gain.
/// 4. A row whose basic symbol is restricted holds no free symbol.
/// 5. A row whose basic symbol is fixed at zero holds fixed symbols only.
struct SolverCore: ~Copyable {
  /// The sizes that a solver starts with: those of one cell of a list.
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
  /// A heap of the rows on the way of a symbol that moves; empty between uses.
  var breakpoints = Buffer<Breakpoint>()
  /// A heap of rows that may be infeasible.
  var infeasible = Buffer<RowIndex>()
  /// The row that the latest solve couldn't repair, where that ended in a contradiction.
  var contradictoryRow = RowIndex.none

  // MARK: Constraints and variables
  var variables = Table<VariableRecord>(capacity: Self.typicalVariableCount)
  var constraints = Table<ConstraintRecord>(capacity: Self.typicalConstraintCount)
  var terms = TermPool()
  /// The generation of an index that is used for the first time since `removeAll()`.
  var firstGeneration: UInt32 = 0
  /// The greatest generation given out.
  var latestGeneration: UInt32 = 0
  var changes = ChangeSet()
  /// Variables that changed and that definitions mention.
  var changedSources = Buffer<VariableIndex>()
  var expansion = Expansion()

  // MARK: Operations
  var journal = Journal()
  var isJournaling = false
  var isBatching = false
  var batch = Buffer<BatchEntry>()
  /// The constraints that wait for the end of the batch or, outside one, for a reader.
  var pending = Buffer<ConstraintIndex>()
  /// How many of `pending` are required, outside a batch.
  var pendingRequired: Int32 = 0
  /// Variables below this can be read at once: all of them, or none while constraints wait.
  var readableCount: Int32 = 0
  /// The locks that the constraint at hand made.
  var newLocks = Buffer<Lock>()
  /// The work done so far.
  var counters = SolverCounters()
  /// Pivots since the residuals were last looked at; small ones count more.
  var pivotsSinceCheck: Int32 = 0
  /// A value of `pivotsSinceCheck` that no `pivotsBeforeCheck` exceeds, however many pivots follow.
  static let checkIsDue = Int32.max / 2
  /// Pivots before the residuals are looked at.
  var pivotsBeforeCheck: Int32 { 16 &+ constraints.count / 4 }
  /// Pivots of one solve, degenerate ones in the primal simplex, before Bland's rule takes over.
  ///
  /// A change may rightly take a few for every row.
  var pivotsBeforeBland: Int32 { 1000 &+ 8 &* rows.count }
  /// The steps that one solve may take, where it isn't a multiple of `pivotsBeforeBland`.
  var stepsPerSolveMax: Int32?
  /// The steps that are left to the solve under way.
  var stepsLeft: Int32 = 0

  /// Removes everything and keeps the memory; see `Solver.removeAll`.
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
    firstGeneration = latestGeneration &+ 1
    latestGeneration = firstGeneration
    pivotsSinceCheck = 0
    isBatching = false
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
