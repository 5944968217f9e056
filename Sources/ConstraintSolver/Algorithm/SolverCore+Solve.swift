/// How a solve ends.
enum Outcome: UInt8 {
  /// Everything holds and nothing can improve.
  case settled
  /// The solve has taken all its steps.
  case unsettled
  /// The tableau has to be rebuilt before the solve goes on.
  case drifted
  /// The constraints behind `contradictoryRow` contradict each other.
  case contradiction
}

extension SolverCore {
  /// Whether the latest solve came to its end; what is left to do stays queued otherwise.
  var isSettled: Bool { infeasible.isEmpty && candidates.isEmpty }

  /// Repairs and optimizes after one operation.
  ///
  /// The dual simplex goes first, because it relies on reduced costs being optimal and the primal
  /// simplex relies on rows being feasible. Rounding in the second may call for the first again.
  /// A long solve is looked at from time to time and the tableau rebuilt if it has drifted, before
  /// rounding passes for coefficients; what a journal has to undo is left to the caller.
  ///
  /// - Complexity: At most `stepsPerSolveMax` pivots and changes of side.
  mutating func settle(toleratesDrift: Bool = false) -> Outcome {
    var remaining = stepsPerSolveMax ?? 64 &* pivotsBeforeBland
    while true {
      let granted = min(remaining, 64 &+ rows.count)
      stepsLeft = granted
      let outcome = settleForSteps()
      if outcome != .unsettled { return outcome }
      remaining -= granted
      if remaining <= 0 { return .unsettled }
      if !changedSources.isEmpty { spreadStaleness() }
      if toleratesDrift || !hasDrifted() { continue }
      if isJournaling { return .drifted }
      refactor()
    }
  }

  private mutating func settleForSteps() -> Outcome {
    while true {
      if !infeasible.isEmpty {
        let outcome = restoreFeasibility()
        if outcome != .settled { return outcome }
      }
      if candidates.isEmpty { return .settled }
      if stepsLeft <= 0 { return .unsettled }
      optimize()
    }
  }

  /// Settles what can't contradict anything.
  ///
  /// Where rounding makes it seem to, or the steps do not suffice, the tableau is rebuilt once.
  /// What is left then waits for the next solve.
  @inline(__always)
  mutating func settleAll() {
    if !isSettled, settle() != .settled { settleRebuilt() }
  }

  @inline(never)
  private mutating func settleRebuilt() {
    refactor()
    if settle() == .contradiction { enqueue(contradictoryRow) }
  }

  /// Settles after an operation that can't contradict anything.
  @inline(__always)
  mutating func settleSoft() throws(SolverError) {
    if isBatching { return }
    settleAll()
    finishOperation()
    if !isSettled { throw .unsettled }
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
    // A journal restores rows and costs, not what was left to do.
    if !isSettled { try settleSoft() }
    var isRetry = false
    while true {
      beginJournal()
      change(&self)
      let outcome = settle(toleratesDrift: isRetry)
      if outcome == .settled { break }
      var isFinal = outcome == .unsettled || isRetry
      var error = SolverError.unsettled
      if outcome == .contradiction {
        let contradiction = contradiction(in: contradictoryRow)
        isFinal = isFinal || contradiction.isProven
        error = .unsatisfiable(contradiction.conflict(rejecting: constraint))
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

  /// Ends an operation: defined variables learn that what they depend on moved.
  @inline(__always)
  mutating func finishOperation() {
    if !changedSources.isEmpty { spreadStaleness() }
    if pivotsSinceCheck >= pivotsBeforeCheck { checkResiduals() }
    checkInvariants()
  }
}
