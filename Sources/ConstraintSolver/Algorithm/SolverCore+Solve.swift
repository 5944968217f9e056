/// The way a solve ends.
enum Outcome: UInt8 {
  /// Every row is feasible and no symbol can improve the objective.
  case settled
  /// The step limit was reached.
  case unsettled
  /// `contradictoryRow` can't be repaired: its constraints contradict each other.
  case contradiction
}

extension SolverCore {
  /// Whether the latest solve was completed; otherwise the remaining work is queued.
  var isSettled: Bool { infeasible.isEmpty && candidates.isEmpty && !isRelaxed }

  /// Repairs and optimizes after one operation.
  ///
  /// The dual simplex goes first, because it needs optimal reduced costs and the primal simplex
  /// needs feasible rows; where neither has what it needs, violations are relaxed. A long solve
  /// pauses after every 64 steps plus one for each row. It rebuilds the tableau if it has drifted,
  /// before rounding errors pass for coefficients, and applies Bland's rule while the objective
  /// does not fall beyond rounding.
  ///
  /// - Complexity: At most `stepsPerSolveMax` pivots and changes of side.
  mutating func settle() -> Outcome {
    var remaining = stepsPerSolveMax ?? 64 &* pivotsBeforeBland
    usesBland = false
    isLong = false
    var least: ErrorSums?
    while true {
      let granted = min(remaining, 64 &+ rows.count)
      stepsLeft = granted
      let outcome = settleForSteps()
      if outcome != .unsettled { return outcome }
      remaining -= granted
      if remaining <= 0 { return .unsettled }
      if !changedSources.isEmpty { spreadStaleness() }
      if hasDrifted() { refactor() }
      isLong = true
      let sums = infeasible.isEmpty ? ErrorSums(self) : nil
      if let sums, let least { usesBland = !sums.isBelow(least) }
      if !usesBland { least = sums }
    }
  }

  private mutating func settleForSteps() -> Outcome {
    while true {
      if !infeasible.isEmpty {
        if isRelaxed {
          relax()
        } else {
          let outcome = restoreFeasibility()
          if outcome == .contradiction, hasViolationCosts { dropViolationCosts() }
          if outcome != .settled { return outcome }
        }
      }
      if hasViolationCosts { dropViolationCosts() }
      if candidates.isEmpty {
        if !isRelaxed { return .settled }
        endRelaxation()
        continue
      }
      if stepsLeft <= 0 { return .unsettled }
      optimize()
    }
  }

  /// Settles after changes that can't contradict anything.
  ///
  /// If rounding makes them seem to, or the steps run out, the tableau is rebuilt once. Any
  /// remaining work is left to the next solve.
  @inline(__always)
  mutating func settleAll() {
    if !isSettled, settle() != .settled { settleRebuilt() }
  }

  @inline(never)
  private mutating func settleRebuilt() {
    refactor()
    if settle() == .contradiction { enqueue(contradictoryRow) }
  }

  /// Settles after one operation that can't contradict anything, and finishes the operation.
  @inline(__always)
  mutating func settleSoft() throws(SolverError) {
    if isBatching { return }
    settleAll()
    finishOperation()
    if !isSettled { throw .unsettled }
  }

  /// Carries out a change that may contradict other constraints, or undoes it and throws.
  ///
  /// A contradiction that the constraints themselves don't prove is due to rounding: the tableau is
  /// rebuilt and the change is tried once more. On failure, the caller finishes the operation.
  @inline(__always)
  mutating func carryOut(
    _ constraint: Constraint,
    _ change: (inout SolverCore) -> Void,
    undo: (inout SolverCore) -> Void
  ) throws(SolverError) {
    // A journal restores rows and costs, but not the queues of remaining work.
    if !isSettled { try settleSoft() }
    var isRetry = false
    while true {
      beginJournal()
      change(&self)
      let outcome = settle()
      if outcome == .settled { break }
      var isFinal = outcome == .unsettled || isRetry
      var error = SolverError.unsettled
      if outcome == .contradiction {
        let contradiction = contradiction(in: contradictoryRow)
        if contradiction.isProven {
          isFinal = true
          error = .unsatisfiable(contradiction.conflict(rejecting: constraint))
        }
      }
      rollBack()
      undo(&self)
      if isFinal { throw error }
      refactor()
      isRetry = true
    }
    commitJournal()
    finishOperation()
  }

  /// Ends an operation: marks dependants of changed variables as stale and checks for drift.
  @inline(__always)
  mutating func finishOperation() {
    if !changedSources.isEmpty { spreadStaleness() }
    if pivotsSinceCheck >= pivotsBeforeCheck { checkResiduals() }
    checkInvariants()
  }
}
