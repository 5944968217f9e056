extension SolverCore {
  /// Exchanges a row's basic symbol with the symbol of one of its cells, which moves off zero in
  /// a direction, and carries the reduced costs along.
  ///
  /// With K the entering symbol's reduced cost plus its own slope on the side it moves to, the
  /// solved row is substituted into the objective by adding K times its coefficients; the leaving
  /// symbol gives back the slope it had while basic.
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

  /// Puts a basic symbol's cost on the other side of zero, where its value already is.
  ///
  /// This is the exchange of the paper's two error variables of one constraint.
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

  /// Reports a symbol's variable as changed, if it stands for one.
  @inline(__always)
  mutating func noteMove(of symbol: SymbolIndex) {
    if let variable = symbols[symbol].owner.variable { noteChange(variable) }
  }
}
