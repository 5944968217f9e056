/// An incremental solver of linear constraints with lexicographic priorities.
///
/// Finds values for its variables such that every required constraint holds and, for each
/// priority from the highest down, the sum of the absolute errors of its constraints is the
/// smallest that the higher priorities leave possible. Changes cost what they touch.
///
/// The algorithm is Cassowary (Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", TOCHI 8(4), 2001) with four differences, each explained where it
/// is made: one marker symbol per constraint whose cost is piecewise linear (`Symbol`), column
/// lists with back references (`Cell`, `ColumnEntry`), required equalities that only define a
/// variable stay outside the tableau (`Solver+Definitions`), and required constraints enter
/// through the dual simplex, without artificial variables (`Solver+Add`).
///
/// **Invariants** between operations, checked by `checkInvariants()`:
/// 1. Every row holds parametric symbols only, each once, and columns list exactly their cells.
/// 2. Every basic symbol is on a side it may be on, within `Tolerance.feasibility`.
/// 3. No parametric symbol could move at a gain.
/// 4. A row whose basic symbol is restricted holds no free symbol.
/// 5. A row whose basic symbol is fixed at zero holds fixed symbols only.
///
/// **Determinism.** Values depend on the sequence of operations alone. Where several optima
/// exist, the one that the pivot rules of `Solver+Dual` and `Solver+Primal` lead to is taken, and
/// `isAmbiguous(_:)` tells; a variable that nothing constrains is zero.
package struct Solver: ~Copyable {
  // MARK: Tableau
  var pool = BlockPool()
  var symbols = Buffer<Symbol>(capacity: 12)
  var rows = Buffer<Row>(capacity: 8)
  var freeSymbol: Int32 = -1
  var freeRow: Int32 = -1
  /// For each symbol, its place plus one in the row at hand; zero between uses.
  var slots = Buffer<Int32>(capacity: 12)

  // MARK: Objective
  var nodes = Buffer<CostNode>(capacity: 8)
  var freeNode: Int32 = -1
  /// Parametric symbols that may improve the objective.
  var candidates = Buffer<Int32>(capacity: 4)
  /// A heap of rows that may be infeasible.
  var infeasible = Buffer<Int32>(capacity: 4)

  // MARK: Constraints and variables
  var variables = Buffer<VariableRecord>(capacity: 8)
  var constraints = Buffer<ConstraintRecord>(capacity: 8)
  var terms = TermPool()
  var freeVariable: Int32 = -1
  var freeConstraint: Int32 = -1
  /// The generation of an index that is used for the first time since `removeAll()`.
  var firstGeneration: UInt32 = 0
  /// The greatest generation given out.
  var latestGeneration: UInt32 = 0
  var changes = ChangeSet()
  /// Variables that changed and that definitions mention.
  var changedSources = Buffer<Int32>(capacity: 2)
  var expansion = Expansion()

  // MARK: Operations
  var journal = Journal()
  var isJournaling = false
  var isBatching = false
  var batch = Buffer<BatchEntry>(capacity: 1)
  /// The work done so far.
  package internal(set) var counters = SolverCounters()
  var pivotsSinceCheck: Int32 = 0
  /// Pivots, degenerate ones in the primal simplex, after which Bland's rule takes over.
  var pivotsBeforeBland: Int32 = 1000

  /// A solver without variables.
  package init() {}

  /// Removes every variable and constraint and keeps the memory, so that building again
  /// allocates nothing.
  ///
  /// Handles of constraints from before are unknown; counters go on.
  package mutating func removeAll() {
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

  /// Adds a variable, which is zero until constraints say otherwise.
  ///
  /// `isNonNegative` holds like a required `variable >= 0` and costs no row.
  package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
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
    }
    return Variable(id: index)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: `unknownVariable`, or `variableInUse` while a constraint mentions it.
  package mutating func removeVariable(_ variable: Variable) throws(SolverError) {
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
    settleSoft()
  }

  // MARK: - Checks

  @inline(__always)
  func check(_ variable: Variable) throws(SolverError) {
    guard variable.id >= 0, variable.id < variables.count,
      variables[variable.id].flags.contains(.isLive)
    else { throw .unknownVariable(variable) }
  }

  @inline(__always)
  func check(_ constraint: Constraint) throws(SolverError) {
    guard constraint.index >= 0, constraint.index < constraints.count,
      constraints[constraint.index].generation == constraint.generation,
      constraints[constraint.index].form != .free
    else { throw .unknownConstraint(constraint) }
  }
}
