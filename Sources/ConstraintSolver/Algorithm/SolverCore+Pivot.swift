extension SolverCore {
  /// Exchanges a row's basic symbol with the symbol of a cell, which moves off zero in a direction,
  /// and updates the reduced costs.
  ///
  /// Let K be the entering symbol's reduced cost plus its own slope on the side it moves to.
  /// Substituting the solved row into the objective adds K times its coefficients; the leaving
  /// symbol's own slope is subtracted again.
  mutating func pivot(_ row: RowIndex, _ place: Index<Cell>, _ direction: Int8) {
    let leaving = rows[row].basic
    let entering = rows[row].cells[place].symbol
    let slope = symbols[leaving].freedom.slope(symbols[leaving].side)
    if isJournaling { saveCost(entering) }
    var list = symbols[entering].cost
    symbols[entering].cost = .none
    let freedom = symbols[entering].freedom
    let enteringSlope = freedom.slope(direction)
    if enteringSlope != 0 { add(enteringSlope, symbols[entering].priority, to: &list) }
    exchange(row, place)
    symbols[entering].side = freedom.isFree ? 0 : direction
    if list.exists {
      let cells = rows[row].cells
      for index in 0..<Int(rows[row].count) {
        addCosts(cells[index].symbol, list, cells[index].coefficient)
      }
      releaseList(list)
    }
    if slope != 0 { addCost(leaving, -slope, symbols[leaving].priority) }
    counters.pivots &+= 1
    pivotsSinceCheck &+= 1
    noteMove(of: entering)
    noteMove(of: leaving)
  }

  /// Switches a basic symbol's cost to the other side of zero, where its value already is.
  ///
  /// This corresponds to exchanging the two error variables of a constraint in the paper.
  mutating func changeSide(_ row: RowIndex) {
    if isJournaling { saveRow(row) }
    let basic = rows[row].basic
    let freedom = symbols[basic].freedom
    let old = symbols[basic].side
    symbols[basic].side = -old
    let difference = freedom.slope(-old) - freedom.slope(old)
    addRowCost(row, difference, symbols[basic].priority)
    counters.sideChanges &+= 1
  }

  /// Reports a symbol's variable as changed, if the symbol stands for one.
  @inline(__always)
  mutating func noteMove(of symbol: SymbolIndex) {
    if let variable = symbols[symbol].owner.variable { noteChange(variable) }
  }
}
