extension SolverCore {
  /// Removes a constraint; see `Solver.remove`.
  mutating func remove(_ constraint: Constraint) throws(SolverError) {
    try check(constraint)
    removeConstraint(constraint.index)
    try settleSoft()
  }

  /// Removes a constraint without solving.
  mutating func removeConstraint(_ index: Int32) {
    counters.constraintsRemoved += 1
    let record = constraints[index]
    if record.form == .pending {
      dropPending(index)
      releaseRecord(index)
      return
    }
    if record.form == .definition {
      if terms[variables[record.subject].mentions].next < 0 {
        undefine(record.subject)
        releaseRecord(index)
        return
      }
      collectUsers(of: record.subject)
      if expansion.users.isEmpty {
        undefine(record.subject)
        releaseRecord(index)
        return
      }
      promote(index)
    }
    removeMarker(constraints[index].subject)
    releaseRecord(index)
  }

  /// Takes a symbol out of the tableau, as if nothing restricted it any more.
  ///
  /// A basic symbol takes its row along. A parametric one is made basic first: it moves in the
  /// direction that improves the objective, or else the shorter way, until the first row is at
  /// zero, so that feasibility is kept.
  mutating func removeMarker(_ symbol: Int32) {
    let basicRow = symbols[symbol].row
    if basicRow >= 0 {
      let slope = symbols[symbol].freedom.slope(symbols[symbol].side)
      if slope != 0 { addRowCost(basicRow, -slope, symbols[symbol].priority) }
      deleteRow(basicRow)
    } else if symbols[symbol].count > 0 {
      symbols[symbol].freedom.subtract(Freedom(rawValue: 15))
      let (row, place, direction) = releasingRow(symbol)
      pivot(row, place, direction)
      deleteRow(row)
    }
    freeSymbol(symbol)
  }

  /// The row that gives way to a parametric symbol that nothing restricts any more.
  private mutating func releasingRow(_ symbol: Int32) -> (row: Int32, place: Int32, direction: Int8)
  {
    let improving = improvingDirection(symbol)
    if improving != 0 {
      let (row, place) = leavingRow(symbol, improving)
      if row >= 0 { return (row, place, improving) }
    }
    let (up, upPlace) = leavingRow(symbol, 1)
    let (down, downPlace) = leavingRow(symbol, -1)
    if up >= 0 || down >= 0 {
      guard down >= 0 else { return (up, upPlace, 1) }
      guard up >= 0 else { return (down, downPlace, -1) }
      let upDistance = distance(up, upPlace)
      let downDistance = distance(down, downPlace)
      let isUp =
        upDistance < downDistance
        || (upDistance == downDistance && rows[up].basic <= rows[down].basic)
      return isUp ? (up, upPlace, 1) : (down, downPlace, -1)
    }
    return freeRow(symbol)
  }

  private mutating func distance(_ row: Int32, _ place: Int32) -> Double {
    if symbols[rows[row].basic].side == 0 { return 0 }
    return abs(rows[row].constant / rows[row].cells[Int(place)].coefficient)
  }

  /// The row of the smallest free variable in a symbol's column, where no row is restricted.
  private mutating func freeRow(_ symbol: Int32) -> (row: Int32, place: Int32, direction: Int8) {
    let column = symbols[symbol].column.unsafelyUnwrapped
    var best = column[0]
    for index in 1..<max(1, Int(symbols[symbol].count)) {
      let entry = column[index]
      if rows[entry.row].basic < rows[best.row].basic { best = entry }
    }
    return (best.row, best.cell, 1)
  }
}
