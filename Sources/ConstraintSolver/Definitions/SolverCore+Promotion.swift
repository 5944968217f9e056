extension SolverCore {
  /// Moves a definition into the tableau, so that it can be removed or changed like any other
  /// constraint.
  ///
  /// No value changes. The definition's marker d is zero and in no row yet. If the variable has
  /// coefficient g in a constraint of the tableau, d gets g / coefficient there. This acts like a
  /// change of that constraint's constant, so it follows the column of the constraint's marker.
  ///
  /// - Complexity: O(length of the columns of the constraints built through the variable).
  mutating func promote(_ constraint: ConstraintIndex) {
    let variable = constraints[constraint].definedVariable
    let first = terms[constraints[constraint].terms].coefficient
    collectUsers(of: variable)
    let marker = makeSymbol(owner: .constraint(constraint), freedom: .fixed, priority: 1000)
    if isJournaling {
      journal.symbolsMade.append(marker)
      journal.promoted = constraint
    }
    for index in 0..<expansion.users.count {
      let user = expansion.users[index]
      spread(marker, user.coefficient / first, along: constraints[user.constraint].marker)
    }
    undefine(variable)
    constraints[constraint].marker = marker
    let symbol = symbol(of: variable)
    let row = startRow(basic: symbol, capacity: constraints[constraint].termCount)
    let record = constraints[constraint]
    rows[row].constant = -record.constant / first
    for index in 1..<max(1, record.termCount) {
      let node = terms[record.terms + index]
      addTerm(node.variable, -node.coefficient / first, to: row)
    }
    addSymbol(marker, 1 / first, to: row)
    linkRow(row)
    symbols[symbol].side = symbols[symbol].freedom.isFree ? 0 : 1
    // Inside a batch, values that it depends on may still be infeasible, and so may its own.
    noteConstant(row)
  }

  /// Adds a symbol to a constraint's expression, given the constraint's marker.
  private mutating func spread(_ symbol: SymbolIndex, _ factor: Double, along marker: SymbolIndex) {
    let basicRow = symbols[marker].row
    if basicRow.exists {
      addToCell(basicRow, symbol, factor)
      let slope = symbols[marker].freedom.slope(symbols[marker].side)
      if slope != 0 { addCost(symbol, slope * factor, symbols[marker].priority) }
      return
    }
    guard let column = symbols[marker].column else { return }
    for index in 0..<Int(symbols[marker].count) {
      let entry = column[index]
      let coefficient = rows[entry.row].cells[entry.cell].coefficient
      addToCell(entry.row, symbol, -coefficient * factor)
    }
    if symbols[marker].cost.exists { addCosts(symbol, symbols[marker].cost, -factor) }
  }

  /// Adds a coefficient of a symbol to a finished row that may or may not hold the symbol.
  private mutating func addToCell(_ row: RowIndex, _ symbol: SymbolIndex, _ coefficient: Double) {
    if isJournaling { saveRow(row) }
    let cells = rows[row].cells
    for place in rows[row].places where cells[place].symbol == symbol {
      let sum = cells[place].coefficient + coefficient
      if abs(sum) <= Tolerance.coefficient {
        removeCell(row, place)
      } else {
        cells[place].coefficient = sum
      }
      return
    }
    if abs(coefficient) > Tolerance.coefficient { appendCell(row, symbol, coefficient) }
  }
}
