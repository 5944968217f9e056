extension SolverCore {
  /// Removes a constraint; see `Solver.remove`.
  mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    removeConstraint(ConstraintIndex(constraint))
    try settleSoft()
  }

  /// Removes a constraint without solving.
  mutating func removeConstraint(_ index: ConstraintIndex) {
    counters.constraintsRemoved += 1
    let record = constraints[index]
    if record.form == .pending {
      dropPending(index)
      releaseRecord(index)
      return
    }
    if record.form == .definition {
      if !terms[variables[record.definedVariable].mentions].next.exists {
        undefine(record.definedVariable)
        releaseRecord(index)
        return
      }
      collectUsers(of: record.definedVariable)
      if expansion.users.isEmpty {
        undefine(record.definedVariable)
        releaseRecord(index)
        return
      }
      promote(index)
    }
    removeMarker(constraints[index].marker)
    releaseRecord(index)
  }

  /// Removes a symbol, whose restrictions no longer apply, from the tableau.
  ///
  /// The row of a basic symbol is deleted with it. A parametric symbol is made basic first: to keep
  /// rows feasible, it moves until the first row reaches zero, in the direction that improves the
  /// objective or else in the shorter direction.
  mutating func removeMarker(_ symbol: SymbolIndex) {
    let basicRow = symbols[symbol].row
    if basicRow.exists {
      let slope = symbols[symbol].freedom.slope(symbols[symbol].side)
      if slope != 0 { addRowCost(basicRow, -slope, symbols[symbol].priority) }
      deleteRow(basicRow)
    } else if symbols[symbol].count > 0 {
      symbols[symbol].freedom.subtract(Freedom(rawValue: 15))
      let (entry, direction) = releasingEntry(symbol)
      pivot(entry.row, entry.cell, direction)
      deleteRow(entry.row)
    }
    releaseSymbol(symbol)
  }

  /// The entry of the row that a removed parametric symbol is made basic in, and the direction in
  /// which the symbol moves.
  private mutating func releasingEntry(
    _ symbol: SymbolIndex
  ) -> (entry: ColumnEntry, direction: Int8) {
    let improving = improvingDirection(symbol)
    if improving != 0, let entry = leavingEntry(symbol, improving) { return (entry, improving) }
    switch (leavingEntry(symbol, 1), leavingEntry(symbol, -1)) {
    case (let up?, let down?):
      let upDistance = distance(up)
      let downDistance = distance(down)
      let isUp =
        upDistance < downDistance
        || (upDistance == downDistance && rows[up.row].basic <= rows[down.row].basic)
      return isUp ? (up, 1) : (down, -1)
    case (let up?, nil): return (up, 1)
    case (nil, let down?): return (down, -1)
    case (nil, nil): return (unrestrictedEntry(symbol), 1)
    }
  }

  private mutating func distance(_ entry: ColumnEntry) -> Double {
    if symbols[rows[entry.row].basic].side == 0 { return 0 }
    return abs(rows[entry.row].constant / rows[entry.row].cells[entry.cell].coefficient)
  }

  /// The entry of the smallest free basic variable's row, for a column without restricted rows.
  private mutating func unrestrictedEntry(_ symbol: SymbolIndex) -> ColumnEntry {
    let column = symbols[symbol].column.unsafelyUnwrapped
    var best = column[0]
    for index in 1..<max(1, Int(symbols[symbol].count)) {
      let entry = column[index]
      if rows[entry.row].basic < rows[best.row].basic { best = entry }
    }
    return best
  }
}
