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
  var symbols = Buffer<Symbol>(capacity: Self.typicalSymbolCount)
  var rows = Buffer<Row>(capacity: Self.typicalRowCount)
  var freeSymbol: Int32 = -1
  var freeRow: Int32 = -1
  /// For each symbol, its place plus one in the row at hand; zero between uses.
  var slots = Buffer<Int32>(capacity: Self.typicalSymbolCount)

  // MARK: Objective
  var nodes = Buffer<CostNode>(capacity: 8)
  var freeNode: Int32 = -1
  /// Parametric symbols that may improve the objective.
  var candidates = Buffer<Int32>()
  /// A heap of the rows on the way of a symbol that moves; empty between uses.
  var breakpoints = Buffer<Breakpoint>()
  /// A heap of rows that may be infeasible.
  var infeasible = Buffer<Int32>()

  // MARK: Constraints and variables
  var variables = Buffer<VariableRecord>(capacity: Self.typicalVariableCount)
  var constraints = Buffer<ConstraintRecord>(capacity: Self.typicalConstraintCount)
  var terms = TermPool()
  var freeVariable: Int32 = -1
  var freeConstraint: Int32 = -1
  /// The generation of an index that is used for the first time since `removeAll()`.
  var firstGeneration: UInt32 = 0
  /// The greatest generation given out.
  var latestGeneration: UInt32 = 0
  var changes = ChangeSet()
  /// Variables that changed and that definitions mention.
  var changedSources = Buffer<Int32>()
  var expansion = Expansion()

  // MARK: Operations
  var journal = Journal()
  var isJournaling = false
  var isBatching = false
  var batch = Buffer<BatchEntry>()
  /// The constraints that wait for the end of the batch or, outside one, for a reader.
  var pending = Buffer<Int32>()
  /// How many of `pending` are required, outside a batch.
  var pendingRequired: Int32 = 0
  /// Variables below this can be read at once: all of them, or none while constraints wait.
  var readableCount: Int32 = 0
  /// The locks that the constraint at hand made.
  var newLocks = Buffer<Lock>()
  /// The work done so far.
  var counters = SolverCounters()
  var pivotsSinceCheck: Int32 = 0
  /// Pivots before the residuals are looked at.
  var pivotsBeforeCheck: Int32 { 16 &+ constraints.count / 4 }
  /// Pivots of one solve, degenerate ones in the primal simplex, before Bland's rule takes over.
  ///
  /// A change may rightly take a few for every row.
  var pivotsBeforeBland: Int32 { 1000 &+ 8 &* rows.count }
  /// The steps that one solve may take; zero stands for a multiple of `pivotsBeforeBland`.
  var stepsPerSolveMax: Int32 = 0
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
    freeSymbol = -1
    freeRow = -1
    freeNode = -1
    freeVariable = -1
    freeConstraint = -1
    pivotsSinceCheck = 0
    isBatching = false
  }

  // MARK: - Variables

  /// Adds a variable; see `Solver.addVariable`.
  mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    var record = VariableRecord()
    if isNonNegative { record.flags.insert(.isNonNegative) }
    let index: Int32
    if freeVariable >= 0 {
      index = freeVariable
      freeVariable = variables[index].edit
      variables[index] = record
    } else {
      index = variables.count
      variables.append(record)
      changes.reserve(index + 1)
      if pending.isEmpty { readableCount = variables.count }
    }
    return Variable(id: index)
  }

  /// Removes a variable; see `Solver.removeVariable`.
  mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let index = variable.id
    guard variables[index].mentions < 0 else { throw .variableInUse(variable) }
    let symbol = variables[index].symbol
    if symbol >= 0 { removeMarker(symbol) }
    changes.remove(index)
    variables[index].flags = []
    variables[index].symbol = -1
    variables[index].edit = freeVariable
    freeVariable = index
    try settleSoft()
  }

  // MARK: - Checks

  @inline(__always)
  mutating func check(_ variable: Variable) throws(SolverError) {
    guard variable.id >= 0, variable.id < variables.count,
      variables[variable.id].flags.contains(.isLive)
    else { throw .unknownVariable(variable) }
  }

  @inline(__always)
  mutating func check(_ constraint: Constraint) throws(SolverError) {
    guard constraint.index >= 0, constraint.index < constraints.count,
      constraints[constraint.index].generation == constraint.generation,
      constraints[constraint.index].form != .free
    else { throw .unknownConstraint(constraint) }
  }
}
