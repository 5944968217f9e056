extension SolverCore {
  /// Repairs and optimizes after one operation; returns a row in contradiction, or -1.
  ///
  /// The dual simplex goes first, because it relies on reduced costs being optimal and the primal
  /// simplex relies on rows being feasible. Rounding in the second may call for the first again.
  mutating func settle() -> Int32 {
    while true {
      if !infeasible.isEmpty {
        let row = restoreFeasibility()
        if row >= 0 { return row }
      }
      if candidates.isEmpty { return -1 }
      optimize()
    }
  }

  /// Settles after an operation that can't contradict anything.
  @inline(__always)
  mutating func settleSoft() {
    if isBatching { return }
    if !infeasible.isEmpty || !candidates.isEmpty {
      let row = settle()
      assert(row < 0, "Only a required constraint can contradict others.")
    }
    finishOperation()
  }

  /// Carries out a change that may contradict other constraints, or undoes it and throws.
  ///
  /// A contradiction that the constraints themselves do not bear out comes from rounding: the
  /// tableau is rebuilt and the change tried once more. The caller finishes what has failed.
  @inline(__always)
  mutating func carryOut(
    _ constraint: Constraint,
    _ change: (inout SolverCore) -> Void,
    undo: (inout SolverCore) -> Void
  ) throws(SolverError) {
    var isRetry = false
    while true {
      beginJournal()
      change(&self)
      let row = settle()
      if row < 0 { break }
      let (conflict, isProven) = conflict(in: row, rejected: constraint)
      rollBack()
      undo(&self)
      if isProven || isRetry { throw .unsatisfiable(conflict) }
      refactor()
      isRetry = true
    }
    commitJournal()
    finishOperation()
  }

  /// Ends an operation: defined variables learn that what they depend on moved.
  @inline(__always)
  mutating func finishOperation() {
    if !changedSources.isEmpty { spreadStaleness() }
    if pivotsSinceCheck >= 16 &+ constraints.count / 4 { checkResiduals() }
    checkInvariants()
  }
}
