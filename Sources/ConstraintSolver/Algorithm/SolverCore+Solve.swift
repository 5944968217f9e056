extension SolverCore {
  /// What `settle()` returns when everything holds and nothing can improve.
  static let settled: Int32 = -1
  /// What `settle()` returns when it has taken all its steps.
  static let unsettled: Int32 = -2
  /// What `settle()` returns when the tableau has to be rebuilt before it goes on.
  static let drifted: Int32 = -3

  /// Whether the latest solve came to its end; what is left to do stays queued otherwise.
  var isSettled: Bool { infeasible.isEmpty && candidates.isEmpty }

  /// Repairs and optimizes after one operation; returns a row in contradiction, `settled`,
  /// `unsettled` or `drifted`.
  ///
  /// The dual simplex goes first, because it relies on reduced costs being optimal and the primal
  /// simplex relies on rows being feasible. Rounding in the second may call for the first again.
  /// A long solve is looked at from time to time and the tableau rebuilt if it has drifted, before
  /// rounding passes for coefficients; what a journal has to undo is left to the caller.
  ///
  /// - Complexity: At most `stepsPerSolveMax` pivots and changes of side.
  mutating func settle(toleratesDrift: Bool = false) -> Int32 {
    var remaining = stepsPerSolveMax > 0 ? stepsPerSolveMax : 64 &* pivotsBeforeBland
    while true {
      let granted = min(remaining, 64 &+ rows.count)
      stepsLeft = granted
      let outcome = settleForSteps()
      if outcome != Self.unsettled { return outcome }
      remaining -= granted
      if remaining <= 0 { return Self.unsettled }
      if !changedSources.isEmpty { spreadStaleness() }
      if toleratesDrift || !hasDrifted() { continue }
      if isJournaling { return Self.drifted }
      refactor()
    }
  }

  private mutating func settleForSteps() -> Int32 {
    while true {
      if !infeasible.isEmpty {
        let row = restoreFeasibility()
        if row != Self.settled { return row }
      }
      if candidates.isEmpty { return Self.settled }
      if stepsLeft <= 0 { return Self.unsettled }
      optimize()
    }
  }

  /// Settles what can't contradict anything.
  ///
  /// Where rounding makes it seem to, or the steps do not suffice, the tableau is rebuilt once.
  /// What is left then waits for the next solve.
  mutating func settleAll() {
    if isSettled || settle() == Self.settled { return }
    refactor()
    let row = settle()
    if row >= 0 { enqueue(row) }
  }

  /// Settles after an operation that can't contradict anything.
  @inline(__always)
  mutating func settleSoft() throws(SolverError) {
    if isBatching { return }
    if !isSettled { settleAll() }
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
      let row = settle(toleratesDrift: isRetry)
      if row == Self.settled { break }
      var isFinal = row == Self.unsettled || isRetry
      var error = SolverError.unsettled
      if row >= 0 {
        let (conflict, isProven) = conflict(in: row, rejected: constraint)
        isFinal = isFinal || isProven
        error = .unsatisfiable(conflict)
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
