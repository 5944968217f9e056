// A constraint that can't contradict anything is postponed until a value is read; all postponed
// constraints are then solved together, as in a batch. So the order in which constraints are added
// one by one hardly affects the cost.
//
// A constraint that is not required never contradicts. A required inequality can't contradict while
// one of its variables, its *absorber*, may move without bound in the direction that relaxes it,
// that is, while no required constraint locks the variable in that direction. Proof: take the
// values of the tableau and of the definitions, which satisfy each other, and move every absorber
// far enough. This violates no constraint that holds, because any such constraint would have locked
// the absorber.
extension SolverCore {
  /// Postpones a constraint.
  mutating func postpone(_ index: ConstraintIndex) {
    constraints[index].pendingPlace = pending.count
    if !isBatching, constraints[index].priority == .required { pendingRequired += 1 }
    pending.append(index)
    readableCount = 0
  }

  /// Takes a constraint off the list of postponed ones; the last one takes its place.
  mutating func dropPending(_ index: ConstraintIndex) {
    if !isBatching, constraints[index].priority == .required { pendingRequired -= 1 }
    let place = constraints[index].pendingPlace
    let last = pending.removeLast()
    if last != index {
      pending[place] = last
      constraints[last].pendingPlace = place
    }
    if pending.isEmpty { readableCount = variables.count }
  }

  /// Empties the list of postponed constraints after they have been entered.
  mutating func clearPending() {
    pending.removeAll()
    pendingRequired = 0
    readableCount = variables.count
  }

  /// Solves the postponed constraints, except inside a batch.
  mutating func solvePostponed() {
    if pending.isEmpty || isBatching { return }
    insertPending()
    clearPending()
    settleAll()
    finishOperation()
  }

  /// Adds a required constraint: as a definition, postponed, or solved with all postponed ones.
  mutating func addRequired(_ constraint: Constraint) throws(SolverError) {
    let index = ConstraintIndex(constraint)
    lock(index)
    let isDefinition = tryToDefine(index)
    if isDefinition || isAbsorbed(constraints[index]), keepsAbsorbers() {
      if isDefinition { finishOperation() } else { postpone(index) }
      return
    }
    do throws(SolverError) {
      try carryOut(constraint, { $0.enter(index, isDefinition) }) { solver in
        solver.takeBack(index, isDefinition)
      }
    } catch {
      if isDefinition { undefine(constraints[index].definedVariable) }
      unlock()
      releaseRecord(index)
      finishOperation()
      throw error
    }
    clearPending()
  }

  /// Enters a constraint and all postponed ones.
  private mutating func enter(_ index: ConstraintIndex, _ isDefinition: Bool) {
    if pending.isEmpty {
      if !isDefinition { insert(index) }
      return
    }
    if !isDefinition { postpone(index) }
    insertPending()
  }

  /// Postpones everything again, except the constraint that was being added, after a rollback.
  private mutating func takeBack(_ index: ConstraintIndex, _ isDefinition: Bool) {
    for place in 0..<pending.count {
      constraints[pending[place]].pendingPlace = place
    }
    if isDefinition { return }
    if !pending.isEmpty { dropPending(index) }
    constraints[index].detach()
  }

  // MARK: - Locks

  /// Locks a required constraint's variables in the directions that could violate it.
  ///
  /// A lock stays until no constraint mentions its variable, so there may be too many locks, never
  /// too few.
  mutating func lock(_ index: ConstraintIndex) {
    newLocks.removeAll()
    let record = constraints[index]
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      if node.coefficient == 0 { continue }
      let isUp = (record.relation == .lessThanOrEqual) == (node.coefficient > 0)
      var locks: VariableRecord.Flags = isUp ? .isLockedUp : .isLockedDown
      if record.relation == .equal { locks = [.isLockedUp, .isLockedDown] }
      locks.subtract(variables[node.variable].flags)
      if locks.isEmpty { continue }
      variables[node.variable].flags.formUnion(locks)
      newLocks.append(Lock(variable: node.variable, flags: locks))
    }
  }

  /// Removes the locks that the latest constraint made.
  private mutating func unlock() {
    for index in 0..<newLocks.count {
      variables[newLocks[index].variable].flags.subtract(newLocks[index].flags)
    }
  }

  /// Whether a required inequality has an absorber.
  private func isAbsorbed(_ record: ConstraintRecord) -> Bool {
    if record.relation == .equal { return false }
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      // A smaller coefficient would need a move so long that rounding spoils it.
      if abs(node.coefficient) < Tolerance.doubtfulPivot { continue }
      let relaxesUp = (record.relation == .greaterThanOrEqual) == (node.coefficient > 0)
      let flags = variables[node.variable].flags
      if flags.isDisjoint(with: relaxesUp ? .isLockedUp : [.isLockedDown, .isNonNegative]) {
        return true
      }
    }
    return false
  }

  /// Whether each postponed required constraint still has an absorber after the latest locks.
  ///
  /// - Complexity: O(mentions of the newly locked variables).
  private func keepsAbsorbers() -> Bool {
    if pendingRequired == 0 { return true }
    for index in 0..<newLocks.count {
      var term = variables[newLocks[index].variable].mentions
      while term.exists {
        let record = constraints[terms[term].constraint]
        if record.form == .pending, record.priority == .required, !isAbsorbed(record) {
          return false
        }
        term = terms[term].next
      }
    }
    return true
  }
}
