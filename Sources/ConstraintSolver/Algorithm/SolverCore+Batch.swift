extension SolverCore {
  /// Begins a batch; see `Solver.beginBatch`.
  mutating func beginBatch() {
    precondition(!isBatching, "A batch ends before the next begins.")
    isBatching = true
    batch.removeAll()
  }

  /// Solves a batch; see `Solver.endBatch`.
  mutating func endBatch() throws(SolverError) {
    precondition(isBatching, "A batch begins before it ends.")
    isBatching = false
    var conflicts: [Conflict] = []
    var wasRebuilt = false
    while true {
      let row = settle()
      if row < 0 { break }
      let (conflict, isProven) = conflict(in: row, rejected: Constraint(index: -1, generation: 0))
      enqueue(row)
      if !isProven, !wasRebuilt {
        refactor()
        wasRebuilt = true
        continue
      }
      conflicts.append(rejectLatest(of: conflict))
    }
    finishOperation()
    if !conflicts.isEmpty { throw .unsatisfiableBatch(conflicts) }
  }

  /// Logs an operation on a required constraint.
  mutating func logBatch(_ operation: BatchEntry.Operation, _ index: Int32) {
    batch.append(BatchEntry(operation: operation, constraint: handle(index)))
  }

  /// Undoes the latest operation of the batch that takes part in a contradiction.
  ///
  /// There is one, because everything held before the batch and removals only relax.
  private mutating func rejectLatest(of members: Conflict) -> Conflict {
    var position = batch.count
    while position > 0 {
      position -= 1
      let entry = batch[position]
      if case .rejected = entry.operation { continue }
      guard members.constraints.contains(entry.constraint) else { continue }
      batch[position].operation = .rejected
      let index = entry.constraint.index
      switch entry.operation {
      case .added: removeConstraint(index)
      case .edited(let constant): applyConstant(constant, index)
      case .prioritized(let priority): applyPriority(priority, index)
      case .rejected: break
      }
      return Conflict(
        rejected: entry.constraint,
        constraints: members.constraints,
        nonNegativeVariables: members.nonNegativeVariables
      )
    }
    preconditionFailure("A batch contradicts only through one of its own operations.")
  }
}
