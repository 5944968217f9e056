/// An incremental solver of linear constraints with lexicographic priorities.
///
/// Finds values for its variables such that every required constraint holds and, for each
/// priority from the highest down, the sum of the absolute errors of its constraints is the
/// smallest that the higher priorities leave possible. Changes cost what they touch. `SolverCore`
/// says how.
///
/// **Determinism.** Values depend on the sequence of operations alone. Where several optima
/// exist, the one that the pivot rules of `SolverCore+Dual` and `SolverCore+Primal` lead to is
/// taken, and `isAmbiguous(_:)` tells; a variable that nothing constrains is zero.
///
/// **Postponed work.** A constraint that can't contradict anything waits until somebody reads
/// (`SolverCore+Postponing`), so constraints cost much the same in whatever order they come. When
/// that is takes part in which of several optima is taken, and in nothing else.
///
/// A solver is one pointer, so lending it out copies nothing.
package struct Solver: ~Copyable {
  private let core: UnsafeMutablePointer<SolverCore>

  /// A solver without variables.
  ///
  /// One solve takes at most `stepsPerSolveMax` steps, or, where that is `nil`, 64,000 and 512 for
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

  /// The work done so far, on everything that was asked for.
  package var counters: SolverCounters {
    core.pointee.solvePostponed()
    return core.pointee.counters
  }

  /// Whether the latest solve came to its end.
  ///
  /// A solve stops after a number of steps that no solve is known to need, rather than run on. An
  /// operation that throws ends with `SolverError.unsettled` then. Values are those of the last
  /// step, at which constraints may be violated; the next operation takes the solve up again.
  package var isSettled: Bool {
    core.pointee.solvePostponed()
    return core.pointee.isSettled
  }

  /// Removes every variable and constraint and keeps the memory, so that building again
  /// allocates nothing.
  ///
  /// Handles of constraints from before are unknown; counters go on.
  package mutating func removeAll() {
    core.pointee.removeAll()
  }

  // MARK: - Variables

  /// Adds a variable, which is zero until constraints say otherwise.
  ///
  /// `isNonNegative` holds like a required `variable >= 0` and costs no row.
  package mutating func addVariable(isNonNegative: Bool = false) -> Variable {
    core.pointee.addVariable(isNonNegative: isNonNegative)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// - Throws: `unknownVariable`, or `variableInUse` while a constraint mentions it.
  package mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    try core.pointee.removeVariable(variable)
  }

  /// The value of a variable; zero while no constraint says otherwise.
  ///
  /// - Precondition: The variable is in the solver.
  /// - Complexity: O(1); a defined variable costs its stale definitions once after each change.
  package func value(of variable: Variable) -> Double {
    core.pointee.value(of: variable)
  }

  /// Whether another optimum gives the variable another value.
  ///
  /// - Precondition: The variable is in the solver, and no batch is under way.
  /// - Complexity: O(size of the solver) where the present optimum leaves symbols free to move,
  ///   and then pivots on a copy of the rows they are in.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    core.pointee.solvePostponed()
    return core.pointee.isAmbiguous(variable)
  }

  /// The next variable whose value differs from when it was last reported, or `nil`.
  ///
  /// Each is reported once, in ascending order of identifiers; a variable that moved and came
  /// back is not reported. Differences below a ten-billionth of the value do not count.
  ///
  /// - Complexity: O(1) for each variable that an operation touched since.
  package mutating func nextChangedVariable() -> Variable? {
    core.pointee.nextChangedVariable()
  }

  // MARK: - Constraints

  /// Adds the constraint `sum of terms + constant  relation  0`.
  ///
  /// A contradiction is found on return, outside a batch; inside, `endBatch()` reports it.
  ///
  /// - Returns: The handle with which the constraint is changed and removed.
  /// - Throws: `unsatisfiable` for a required constraint that contradicts others,
  ///   `unknownVariable`, `nonFiniteCoefficient`, `nonFiniteConstant`; the solver is unchanged.
  /// - Complexity: O(terms) for a constraint that defines a variable; otherwise the rows of the
  ///   variables it mentions, and the pivots it takes.
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
  /// - Throws: As `add` with a span.
  package mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    constant: Double = 0,
    priority: Priority = .required
  ) throws(SolverError) -> Constraint {
    try add(terms.span, relation, constant: constant, priority: priority)
  }

  /// Removes a constraint; its handle is unknown from then on.
  ///
  /// - Throws: `unknownConstraint`.
  /// - Complexity: O(rows that hold its marker), and the pivots it takes.
  package mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try core.pointee.remove(constraint)
  }

  /// Sets the constant of a constraint: a shift along its marker's column and a dual repair.
  ///
  /// - Throws: `unknownConstraint`, `nonFiniteConstant`, or `unsatisfiable` for a required
  ///   constraint; the solver is unchanged.
  /// - Complexity: O(rows that hold the marker), and the pivots it takes.
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
  /// - Complexity: O(length of the marker's row), and the pivots it takes.
  package mutating func setPriority(
    _ priority: Priority,
    of constraint: Constraint
  ) throws(SolverError) {
    try core.pointee.setPriority(priority, of: constraint)
  }

  // MARK: - Edit variables

  /// Makes a variable an edit variable: from now on values can be suggested for it.
  ///
  /// It starts with its present value as suggestion, so nothing moves.
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
  /// - Throws: `notAnEditVariable`, `nonFiniteConstant` or `unknownVariable`.
  /// - Complexity: O(rows that depend on the variable), and the pivots it takes.
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

  /// Begins a batch: operations up to `endBatch()` are solved once, together.
  ///
  /// Values read inside a batch are those of an unfinished solve.
  ///
  /// - Precondition: No batch is under way.
  package mutating func beginBatch() {
    core.pointee.beginBatch()
  }

  /// Solves a batch.
  ///
  /// Of the operations that take part in a contradiction, the latest is left out: an added
  /// constraint is removed again, and its handle unknown; an earlier constant or priority comes
  /// back. This repeats until the rest holds, and the rest applies.
  ///
  /// - Precondition: A batch is under way.
  /// - Throws: `unsatisfiableBatch` with one conflict for each operation left out, or `unsettled`.
  package mutating func endBatch() throws(SolverError) {
    try core.pointee.endBatch()
  }

  // MARK: - Inspection

  /// The whole state in words: values, definitions, rows and costs, one a line.
  ///
  /// `v3` is a variable, `c5` the marker of a constraint, whose value is the constraint's
  /// expression. A row reads `basic = constant + coefficient symbol …`.
  package func dump() -> String {
    core.pointee.solvePostponed()
    return core.pointee.dump()
  }

  /// Checks every invariant that `SolverCore` states, and that storage is consistent.
  ///
  /// Does nothing unless the package is built with the trait `InternalChecks`; then every
  /// operation ends with it.
  ///
  /// - Complexity: O(size of the solver) with the trait, O(1) without.
  package func checkInvariants() {
    core.pointee.checkInvariants()
  }

  /// The largest difference, over the tableau's constraints, between a constraint's expression
  /// and the marker that stands for it.
  ///
  /// - Complexity: O(terms).
  package func largestResidual() -> Double {
    core.pointee.solvePostponed()
    return core.pointee.largestResidual()
  }

  /// Rebuilds the tableau from its constraints, as the solver does by itself when it has drifted.
  ///
  /// Values stay the same but for rounding.
  ///
  /// - Precondition: No batch is under way.
  /// - Complexity: That of adding every constraint again, without pivots.
  package mutating func rebuild() {
    core.pointee.solvePostponed()
    core.pointee.rebuild()
    core.pointee.finishOperation()
  }

  /// What is in use: equal before and after operations that cancel out.
  package var usage: SolverUsage {
    core.pointee.solvePostponed()
    return core.pointee.usage
  }

  /// The bytes the solver holds from the allocator.
  package var allocatedByteCount: Int {
    core.pointee.solvePostponed()
    return core.pointee.allocatedByteCount
  }
}
