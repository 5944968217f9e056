// The dual simplex needs optimal reduced costs. A state that has neither feasible rows nor optimal
// costs is *relaxed*: the violations of required constraints and of non-negativity become errors of
// the highest priority, 1000, and the primal simplex minimizes them before all other errors. So one
// objective, which every step that moves a value reduces, leads to the optimum.
extension SolverCore {
  /// Makes the violation of every queued row an error that the primal simplex minimizes.
  mutating func relax() {
    while let row = dequeue() {
      guard isInfeasible(row) else { continue }
      isRelaxed = true
      let basic = rows[row].basic
      if symbols[basic].freedom.isFixed {
        if isJournaling { saveRow(row) }
        let side: Int8 = rows[row].constant > 0 ? 1 : -1
        symbols[basic].side = side
        addRowCost(row, symbols[basic].freedom.slope(side), symbols[basic].priority)
      } else {
        changeSide(row)
      }
    }
  }

  /// Whether a row's basic symbol is on a forbidden side, where relaxation put it.
  @inline(__always)
  func isViolated(_ row: RowIndex) -> Bool {
    let basic = rows[row].basic
    return basic.exists && symbols[basic].side != 0
      && symbols[basic].freedom.forbids(symbols[basic].side)
  }

  /// Ends the relaxation after the primal simplex has minimized the violations.
  ///
  /// Violations that are left are queued for the dual simplex, which keeps the present reduced
  /// costs: it proves the contradiction with a single row, or finds that rounding feigned it.
  mutating func endRelaxation() {
    isRelaxed = false
    var isFeasible = true
    for row in rows.indices where isViolated(row) {
      let basic = rows[row].basic
      if isJournaling { saveRow(row) }
      let isFixed = symbols[basic].freedom.isFixed
      symbols[basic].side = isFixed ? 0 : -symbols[basic].side
      if isInfeasible(row) {
        enqueue(row)
        isFeasible = false
      } else if isFixed {
        driveOut(row)
      }
    }
    hasViolationCosts = true
    if isFeasible { dropViolationCosts() }
  }

  /// Recomputes the reduced costs from the rows, without the costs of violations.
  mutating func dropViolationCosts() {
    hasViolationCosts = false
    for symbol in symbols.indices where !symbols[symbol].row.exists {
      if !symbols[symbol].cost.exists { continue }
      if isJournaling { saveCost(symbol) }
      releaseCost(symbol)
    }
    for row in rows.indices where rows[row].basic.exists {
      let basic = rows[row].basic
      let slope = symbols[basic].freedom.slope(symbols[basic].side)
      if slope != 0 { addRowCost(row, slope, symbols[basic].priority) }
    }
  }
}
