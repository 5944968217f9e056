extension Solver {
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

  /// Ends an operation: defined variables learn that what they depend on moved.
  @inline(__always)
  mutating func finishOperation() {
    if !changedSources.isEmpty { spreadStaleness() }
    if pivotsSinceRefactor >= pivotsBeforeCheck { checkResiduals() }
    checkInvariants()
  }
}
