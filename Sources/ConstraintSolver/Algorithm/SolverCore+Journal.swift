// An operation that may fail saves each row and each reduced cost before changing it for the first
// time. Undoing a pivot by another pivot would leave rounding errors behind; restoring the saved
// numbers does not.
extension SolverCore {
  mutating func beginJournal() {
    isJournaling = true
    journal.promoted = .none
    journal.pivotsSinceCheck = pivotsSinceCheck
  }

  /// Saves a row before its first change.
  mutating func saveRow(_ index: RowIndex) {
    let row = rows[index]
    if row.isSaved { return }
    rows[index].isSaved = true
    journal.rows.append(
      Journal.SavedRow(
        index: index,
        basic: row.basic,
        constant: row.constant,
        firstCell: journal.cells.count,
        count: row.count,
        sizeClass: row.sizeClass,
        side: symbols[row.basic].side
      )
    )
    for place in 0..<Int(row.count) {
      journal.cells.append(
        Journal.SavedCell(
          coefficient: row.cells[place].coefficient,
          symbol: row.cells[place].symbol
        )
      )
    }
  }

  /// Saves a symbol's reduced cost before its first change.
  mutating func saveCost(_ symbol: SymbolIndex) {
    if symbols[symbol].freedom.contains(.isSaved) { return }
    symbols[symbol].freedom.insert(.isSaved)
    let first = journal.nodes.count
    var node = symbols[symbol].cost
    while node.exists {
      journal.nodes.append(nodes[node])
      node = nodes[node].next
    }
    journal.costs.append(
      Journal.SavedCost(symbol: symbol, firstNode: first, count: journal.nodes.count - first)
    )
  }

  /// Keeps the changes and empties the journal.
  mutating func commitJournal() {
    for index in 0..<journal.rows.count { rows[journal.rows[index].index].isSaved = false }
    for index in 0..<journal.rowsMade.count { rows[journal.rowsMade[index]].isSaved = false }
    for index in 0..<journal.costs.count {
      symbols[journal.costs[index].symbol].freedom.remove(.isSaved)
    }
    clearJournal()
  }

  /// Restores every row, cost and symbol to its saved state.
  mutating func rollBack() {
    isJournaling = false
    isRelaxed = false
    hasViolationCosts = false
    clearInfeasible()
    while !candidates.isEmpty {
      symbols[candidates.removeLast()].freedom.remove(.isCandidate)
    }
    for index in 0..<journal.rows.count {
      let row = journal.rows[index].index
      stripRow(row)
      symbols[rows[row].basic].row = .none
    }
    var position = journal.rowsMade.count
    while position > 0 {
      position -= 1
      rows[journal.rowsMade[position]].isSaved = false
      deleteRow(journal.rowsMade[position])
    }
    for index in 0..<journal.rows.count { restoreRow(journal.rows[index]) }
    for index in 0..<journal.costs.count { restoreCost(journal.costs[index]) }
    undoPromotion()
    position = journal.symbolsMade.count
    while position > 0 {
      position -= 1
      let symbol = journal.symbolsMade[position]
      if let variable = symbols[symbol].owner.variable { variables[variable].symbol = .none }
      releaseSymbol(symbol)
    }
    pivotsSinceCheck = journal.pivotsSinceCheck
    clearJournal()
  }

  private mutating func restoreRow(_ saved: Journal.SavedRow) {
    let sizeClass = Int(saved.sizeClass)
    let cells = pool.allocate(sizeClass: sizeClass)
      .bindMemory(to: Cell.self, capacity: 1 << sizeClass)
    rows[saved.index].cells = cells
    rows[saved.index].sizeClass = saved.sizeClass
    rows[saved.index].constant = saved.constant
    rows[saved.index].count = saved.count
    rows[saved.index].basic = saved.basic
    rows[saved.index].isSaved = false
    symbols[saved.basic].row = saved.index
    symbols[saved.basic].side = saved.side
    for position in 0..<saved.count {
      let cell = journal.cells[saved.firstCell + position]
      let place = Index<Cell>(position)
      let entry = appendEntry(cell.symbol, row: saved.index, cell: place)
      cells[place] = Cell(coefficient: cell.coefficient, symbol: cell.symbol, entry: entry)
    }
    noteMove(of: saved.basic)
  }

  private mutating func restoreCost(_ saved: Journal.SavedCost) {
    releaseCost(saved.symbol)
    symbols[saved.symbol].freedom.remove(.isSaved)
    var head = Index<CostNode>.none
    for index in 0..<saved.count {
      let node = journal.nodes[saved.firstNode + index]
      add(node.coefficient, node.priority, to: &head)
    }
    symbols[saved.symbol].cost = head
  }

  private mutating func undoPromotion() {
    let constraint = journal.promoted
    guard constraint.exists else { return }
    let variable = terms[constraints[constraint].terms].variable
    define(variable, by: constraint)
  }

  private mutating func clearJournal() {
    isJournaling = false
    journal.promoted = .none
    journal.rows.removeAll()
    journal.cells.removeAll()
    journal.costs.removeAll()
    journal.nodes.removeAll()
    journal.rowsMade.removeAll()
    journal.symbolsMade.removeAll()
  }
}
