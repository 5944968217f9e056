/// One operation of a batch on a required constraint, with the values that undo it.
struct BatchEntry: BitwiseCopyable {
  enum Operation: BitwiseCopyable {
    case added
    /// The constant changed from this one.
    case edited(Double)
    /// The constraint became required; this was its priority.
    case prioritized(Priority)
    /// The operation has been undone.
    case rejected
  }

  var operation: Operation
  var constraint: Constraint
}

extension SolverCore {
  /// Begins a batch; see `Solver.beginBatch`.
  mutating func beginBatch() {
    precondition(!isBatching, "A batch ends before the next begins.")
    solvePostponed()
    isBatching = true
    batch.removeAll()
  }

  /// Solves a batch; see `Solver.endBatch`.
  mutating func endBatch() throws(SolverError) {
    precondition(isBatching, "A batch begins before it ends.")
    insertPending()
    clearPending()
    isBatching = false
    var conflicts: [Conflict] = []
    var wasRebuilt = false
    // Each iteration rejects one operation, except the one that rebuilds and the last one.
    while true {
      let outcome = settle()
      guard outcome == .contradiction else {
        if outcome == .settled || wasRebuilt { break }
        refactor()
        wasRebuilt = true
        continue
      }
      let contradiction = contradiction(in: contradictoryRow)
      enqueue(contradictoryRow)
      if !contradiction.isProven {
        if wasRebuilt { break }
        refactor()
        wasRebuilt = true
        continue
      }
      // Some operation of the batch is involved: everything held before it.
      guard let rejected = rejectLatest(of: contradiction) else { break }
      conflicts.append(rejected)
    }
    finishOperation()
    if !conflicts.isEmpty { throw .unsatisfiableBatch(conflicts) }
    if !isSettled { throw .unsettled }
  }

  /// Enters the constraints that the batch added, in the order that leaves the least work.
  ///
  /// Required equalities of one variable come first and of several variables next, because they
  /// define variables; then constraints that are not required, because they give variables their
  /// first values; then required inequalities, most of which hold by then. Within each kind the
  /// order is that of addition. As a result, the order in which a batch adds constraints hardly
  /// affects its cost.
  ///
  /// The constraints stay in `pending` so that the caller can roll them back.
  mutating func insertPending() {
    for kind in 0..<4 {
      for position in 0..<pending.count {
        let index = pending[position]
        let record = constraints[index]
        guard record.form == .pending, self.kind(of: record) == kind else { continue }
        if !tryToDefine(index) { insert(index) }
      }
    }
  }

  private func kind(of record: ConstraintRecord) -> Int {
    if record.priority != .required { return 2 }
    if record.relation != .equal { return 3 }
    return record.termCount > 1 ? 1 : 0
  }

  /// Logs an operation on a required constraint.
  mutating func logBatch(_ operation: BatchEntry.Operation, _ index: ConstraintIndex) {
    batch.append(BatchEntry(operation: operation, constraint: handle(index)))
  }

  /// Undoes the latest operation of the batch that is involved in a contradiction.
  ///
  /// There is one unless the contradiction is due to rounding: everything held before the batch,
  /// and removals only relax the system.
  private mutating func rejectLatest(of contradiction: Contradiction) -> Conflict? {
    var position = batch.count
    while position > 0 {
      position -= 1
      let entry = batch[position]
      if case .rejected = entry.operation { continue }
      guard contradiction.constraints.contains(entry.constraint) else { continue }
      batch[position].operation = .rejected
      let index = ConstraintIndex(entry.constraint)
      switch entry.operation {
      case .added: removeConstraint(index)
      case .edited(let constant): applyConstant(constant, index)
      case .prioritized(let priority): applyPriority(priority, index)
      case .rejected: break
      }
      return contradiction.conflict(rejecting: entry.constraint)
    }
    return nil
  }
}
