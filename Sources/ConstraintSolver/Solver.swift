/// An incremental solver of linear constraints with lexicographic priorities.
///
/// It finds values for its variables such that every required constraint holds and, for each
/// priority from the highest down, the sum of the absolute errors of its constraints is the
/// smallest that the higher priorities allow. The cost of a change is that of the rows it affects.
/// `SolverCore` explains the algorithm.
///
/// **Determinism.** Values depend only on the sequence of operations. If there are several optima,
/// the pivot rules of `SolverCore+Dual` and `SolverCore+Primal` decide which one is chosen, and
/// `isAmbiguous(_:)` tells whether a variable has other optimal values. An unconstrained variable
/// is zero.
///
/// **Postponed work.** A constraint that can't contradict anything is postponed until a value is
/// read (`SolverCore+Postponing`), so the order of additions hardly affects their cost. The time of
/// reading may affect which of several optima is chosen, and nothing else.
///
/// A solver is a single pointer, so lending it copies nothing.
package struct Solver: ~Copyable {
  private let core: UnsafeMutablePointer<SolverCore>

  /// Creates a solver without variables.
  ///
  /// One solve takes at most `stepsPerSolveMax` steps or, if that is `nil`, 64,000 plus 512 for
  /// each row; see `isSettled`.
  package init(stepsPerSolveMax: Int32? = nil) {
    core = .allocate(capacity: 1)
    core.initialize(to: SolverCore())
    core.pointee.stepsPerSolveMax = stepsPerSolveMax
  }

  deinit {
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// The work done so far; reading it solves postponed constraints first.
  package var counters: SolverCounters {
    core.pointee.solvePostponed()
    return core.pointee.counters
  }

  /// Whether the latest solve was completed.
  ///
  /// A solve that reaches its step limit, which no solve is known to need, stops there. If the
  /// operation can throw, it then ends with `SolverError.unsettled`. Values are those of the last
  /// step, which may violate constraints; the next operation continues the solve.
  package var isSettled: Bool {
    core.pointee.solvePostponed()
    return core.pointee.isSettled
  }

  /// Removes every variable and constraint but keeps the memory, so that rebuilding allocates
  /// nothing.
  ///
  /// Earlier handles of constraints become unknown; counters keep their values.
  package mutating func removeAll() {
    core.pointee.removeAll()
  }

  // MARK: - Variables

  /// Adds a variable, which is zero until constraints give it another value.
  ///
  /// `isNonNegative` acts like a required `variable >= 0` but needs no row.
  package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    core.pointee.addVariable(isNonNegative: isNonNegative)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: `unknownVariable`, or `variableInUse` while a constraint mentions it.
  package mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try core.pointee.removeVariable(variable)
  }

  /// The value of a variable; zero while no constraint gives it another.
  ///
  /// - Precondition: The variable is in the solver.
  /// - Complexity: O(1). A defined variable costs the evaluation of its stale definitions, once
  ///   after each change.
  package func value(of variable: Variable) -> Double {
    core.pointee.value(of: variable)
  }

  /// Whether another optimum gives the variable another value.
  ///
  /// - Precondition: The variable is in the solver, and no batch is open.
  /// - Complexity: O(size of the solver), plus pivots on a copy of the rows involved if the present
  ///   optimum leaves symbols free to move.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    core.pointee.solvePostponed()
    return core.pointee.isAmbiguous(variable)
  }

  /// The next variable whose value differs from its last reported value, or `nil`.
  ///
  /// Each is reported once, in ascending order of identifiers; a variable that has returned to its
  /// reported value is not reported. Relative differences below 1e-10 do not count.
  ///
  /// - Complexity: O(1) for each variable affected by the operations since.
  package mutating func nextChangedVariable() -> Variable? {
    core.pointee.nextChangedVariable()
  }

  // MARK: - Constraints

  /// Adds the constraint `sum of terms + constant  relation  0`.
  ///
  /// A contradiction is reported by this call or, in a batch, by `endBatch()`.
  ///
  /// - Returns: The handle for changing and removing the constraint.
  /// - Throws: `unsatisfiable` for a required constraint that contradicts others,
  ///   `unknownVariable`, or an error of a number that is not finite or out of range; the solver
  ///   is unchanged.
  /// - Complexity: O(terms) for a constraint that defines a variable; otherwise O(the rows of the
  ///   variables it mentions), plus the pivots it needs.
  package mutating func add(
    _ terms: Span<Term>,
    _ relation: Relation,
    constant: Double = 0,
    priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    try terms.withUnsafeBufferPointer { (list) throws(SolverError) in
      try core.pointee.add(list, relation, constant, priority)
    }
  }

  /// Adds the constraint `sum of terms + constant  relation  0`.
  ///
  /// - Throws: The same errors as `add` with a span.
  package mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    constant: Double = 0,
    priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    try add(terms.span, relation, constant: constant, priority: priority)
  }

  /// Removes a constraint, whose handle becomes unknown.
  ///
  /// - Throws: `unknownConstraint`.
  /// - Complexity: O(rows that hold its marker), plus the pivots it needs.
  package mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try core.pointee.remove(constraint)
  }

  /// Sets the constant of a constraint: a shift along its marker's column and a dual repair.
  ///
  /// - Throws: `unknownConstraint`, `nonFiniteConstant`, `constantOutOfRange`, or `unsatisfiable`
  ///   for a required constraint; the solver is unchanged.
  /// - Complexity: O(rows that hold the marker), plus the pivots it needs.
  package mutating func setConstant(
    _ constant: Double,
    of constraint: Constraint
  ) throws(SolverError) {
    try core.pointee.setConstant(constant, of: constraint)
  }

  /// Sets the priority of a constraint: a change of cost and a primal repair.
  ///
  /// - Throws: `unknownConstraint`, or `unsatisfiable` if it becomes required and contradicts
  ///   others; the solver is unchanged.
  /// - Complexity: O(length of the marker's row), plus the pivots it needs.
  package mutating func setPriority(
    _ priority: Priority,
    of constraint: Constraint
  ) throws(SolverError) {
    try core.pointee.setPriority(priority, of: constraint)
  }

  // MARK: - Edit variables

  /// Makes a variable an edit variable, for which values can be suggested.
  ///
  /// The first suggestion is its present value, so no value changes.
  ///
  /// - Throws: `requiredEditVariable`, `duplicateEditVariable` or `unknownVariable`.
  package mutating func addEditVariable(
    _ variable: Variable,
    priority: Priority
  ) throws(SolverError) {
    try core.pointee.addEditVariable(variable, priority: priority)
  }

  /// Suggests a value for an edit variable: a shift along its marker's column.
  ///
  /// - Throws: `notAnEditVariable`, `nonFiniteConstant`, `constantOutOfRange` or
  ///   `unknownVariable`.
  /// - Complexity: O(rows that depend on the variable), plus the pivots it needs.
  package mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try core.pointee.suggest(value, for: variable)
  }

  /// Makes an edit variable an ordinary one again.
  ///
  /// - Throws: `notAnEditVariable` or `unknownVariable`.
  package mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    try core.pointee.removeEditVariable(variable)
  }

  // MARK: - Batches

  /// Begins a batch: all operations up to `endBatch()` are solved together.
  ///
  /// Values read inside a batch are those of an unfinished solve.
  ///
  /// - Precondition: No batch is open.
  package mutating func beginBatch() {
    core.pointee.beginBatch()
  }

  /// Solves a batch.
  ///
  /// Of the operations involved in a contradiction, the latest is rejected: an added constraint is
  /// removed and its handle becomes unknown; a changed constant or priority is restored. This
  /// repeats until the remaining operations are satisfiable; all of them apply.
  ///
  /// - Precondition: A batch is open.
  /// - Throws: `unsatisfiableBatch` with one conflict for each rejected operation, or `unsettled`.
  package mutating func endBatch() throws(SolverError) {
    try core.pointee.endBatch()
  }

  // MARK: - Inspection

  /// The whole state as text: values, definitions, constraints, rows and costs, one on each line.
  ///
  /// `v3` is a variable and `c5` the marker of a constraint, whose value is the constraint's
  /// expression. A row reads `basic = constant + coefficient symbol …`.
  package func dump() -> String {
    core.pointee.solvePostponed()
    return core.pointee.dump()
  }

  /// Checks every invariant listed in `SolverCore`, and the consistency of storage.
  ///
  /// It does nothing unless the package is built with the trait `InternalChecks`; with the trait,
  /// every operation ends with this check.
  ///
  /// - Complexity: O(size of the solver) with the trait, O(1) without.
  package func checkInvariants() {
    core.pointee.checkInvariants()
  }

  /// The largest difference between the expression of a constraint in the tableau and its marker.
  ///
  /// - Complexity: O(terms).
  package func largestResidual() -> Double {
    core.pointee.solvePostponed()
    return core.pointee.largestResidual()
  }

  /// Rebuilds the tableau from its constraints, as the solver does itself after drift.
  ///
  /// Values stay the same up to rounding.
  ///
  /// - Precondition: No batch is open.
  /// - Complexity: That of adding every constraint again, without pivots.
  package mutating func rebuild() {
    core.pointee.solvePostponed()
    core.pointee.rebuild()
    core.pointee.finishOperation()
  }

  /// The elements in use: equal before and after operations that cancel out.
  package var usage: SolverUsage {
    core.pointee.solvePostponed()
    return core.pointee.usage
  }

  /// The bytes that the solver has allocated.
  package var allocatedByteCount: Int {
    core.pointee.solvePostponed()
    return core.pointee.allocatedByteCount
  }
}
