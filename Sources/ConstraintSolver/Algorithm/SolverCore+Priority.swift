extension SolverCore {
  /// Sets the priority of a constraint; see `Solver.setPriority`.
  mutating func setPriority(
    _ priority: Priority,
    of constraint: Constraint
  ) throws(SolverError) {
    try check(constraint)
    let index = ConstraintIndex(constraint)
    let old = constraints[index].priority
    if priority == old { return }
    solvePostponed()
    if constraints[index].form == .pending {
      constraints[index].priority = priority
      if priority == .required {
        logBatch(.added, index)
        lock(index)
      }
      return
    }
    guard priority == .required else {
      if constraints[index].form == .definition { promote(index) }
      applyPriority(priority, index)
      try settleSoft()
      return
    }
    if isBatching {
      logBatch(.prioritized(old), index)
      applyPriority(priority, index)
      lock(index)
      return
    }
    do throws(SolverError) {
      try carryOut(constraint, { $0.applyPriority(priority, index) }) { solver in
        let marker = solver.constraints[index].marker
        solver.constraints[index].priority = old
        solver.symbols[marker].freedom =
          .marker(solver.constraints[index].relation, isRequired: false)
        solver.symbols[marker].priority = old.value
      }
    } catch {
      finishOperation()
      throw error
    }
    lock(index)
  }

  /// Sets the priority of a constraint in the tableau without solving.
  mutating func applyPriority(_ priority: Priority, _ index: ConstraintIndex) {
    let marker = constraints[index].marker
    let isRequired = priority == .required
    let row = symbols[marker].row
    if row.exists {
      if isJournaling { saveRow(row) }
      let slope = symbols[marker].freedom.slope(symbols[marker].side)
      if slope != 0 { addRowCost(row, -slope, symbols[marker].priority) }
    }
    constraints[index].priority = priority
    let flags = symbols[marker].freedom.intersection([.isCandidate, .isSaved])
    symbols[marker].freedom =
      Freedom.marker(constraints[index].relation, isRequired: isRequired).union(flags)
    symbols[marker].priority = priority.value
    if row.exists {
      placeMarker(row)
    } else if let entry = redundantEntry(marker) {
      let freedom = symbols[marker].freedom
      pivot(entry.row, entry.cell, freedom.weighs(1) && !freedom.weighs(-1) ? -1 : 1)
    } else {
      noteCost(marker)
    }
  }

  /// The entry of a marker that is no longer fixed in a redundant row, which must hold fixed
  /// symbols only.
  ///
  /// The row's basic marker belongs to a constraint that this one made redundant; it takes over.
  private func redundantEntry(_ marker: SymbolIndex) -> ColumnEntry? {
    guard !symbols[marker].freedom.isFixed, let column = symbols[marker].column else { return nil }
    for index in 0..<Int(symbols[marker].count) {
      let entry = column[index]
      if symbols[rows[entry.row].basic].freedom.isFixed { return entry }
    }
    return nil
  }
}
