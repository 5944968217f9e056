// Rounding errors accumulate over pivots. After many pivots, the tableau is compared with the
// constraints it was built from, and rebuilt from them if it has drifted.
extension SolverCore {
  /// The largest difference between the expression of a constraint in the tableau and its marker.
  ///
  /// - Complexity: O(terms).
  mutating func largestResidual() -> Double {
    var largest = 0.0
    for index in constraints.indices where constraints[index].form == .tableau {
      largest = max(largest, abs(residual(of: index).difference))
    }
    return largest
  }

  /// The difference between a constraint's expression and its marker, and the size of its largest
  /// term.
  private mutating func residual(of index: ConstraintIndex) -> (difference: Double, size: Double) {
    let record = constraints[index]
    var sum = record.constant
    var size = abs(sum)
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      let share = node.coefficient * value(at: node.variable)
      sum += share
      size = max(size, abs(share))
    }
    return (sum - tableauValue(record.marker), size)
  }

  /// Whether the tableau has drifted from its constraints.
  @inline(never)
  mutating func hasDrifted() -> Bool {
    for index in constraints.indices where constraints[index].form == .tableau {
      let (difference, size) = residual(of: index)
      if !(abs(difference) <= Tolerance.residual + Tolerance.drift * size) { return true }
    }
    return false
  }

  /// Rebuilds the tableau if it has drifted from its constraints, and otherwise corrects small
  /// residuals.
  ///
  /// If there are residuals at all, some coefficients are inexact, so the next check comes after
  /// four pivots.
  mutating func checkResiduals() {
    guard isSettled else { return }
    var finding = refine()
    if finding == .drifted {
      rebuild()
      finding = refine()
    }
    pivotsSinceCheck = finding == .right ? 0 : pivotsBeforeCheck &- 4
  }

  /// The result of checking the residuals.
  private enum Finding {
    case right, refined, drifted
  }

  /// Shifts every constraint by its residual, unless a residual is too large.
  ///
  /// This is one step of iterative refinement: the more accurate the coefficients, the more the
  /// residuals shrink.
  private mutating func refine() -> Finding {
    var finding = Finding.right
    for index in constraints.indices where constraints[index].form == .tableau {
      let (difference, size) = residual(of: index)
      if abs(difference) <= Tolerance.sum * size { continue }
      if !(abs(difference) <= Tolerance.residual + Tolerance.drift * size) { return .drifted }
      shift(constraints[index].marker, difference)
      if !changedSources.isEmpty { spreadStaleness() }
      finding = .refined
    }
    if isSettled { return finding }
    settleAll()
    if !changedSources.isEmpty { spreadStaleness() }
    return finding
  }

  /// Rebuilds the tableau and settles it; see `Solver.rebuild`.
  mutating func rebuild() {
    refactor()
    settleAll()
    if !changedSources.isEmpty { spreadStaleness() }
    checkInvariants()
  }

  /// Rebuilds every row and cost from the constraints, with the same basic symbols.
  ///
  /// Infeasible rows and improving symbols are queued for the caller to settle.
  ///
  /// - Complexity: That of adding every constraint again, without pivots.
  mutating func refactor() {
    counters.refactorisations += 1
    // The rebuilt tableau is checked and refined at the end of the operation.
    pivotsSinceCheck = Self.checkIsDue
    var targets: [(symbol: SymbolIndex, side: Int8)] = []
    var places: [RowIndex] = []
    for row in rows.indices where rows[row].basic.exists {
      if isJournaling { saveRow(row) }
      targets.append((rows[row].basic, symbols[rows[row].basic].side))
      places.append(row)
    }
    clearInfeasible()
    var isTarget = [Bool](repeating: false, count: Int(symbols.count))
    for target in targets { isTarget[Int(target.symbol.value)] = true }
    for row in places { emptyRow(row) }
    for index in constraints.indices where constraints[index].form == .tableau {
      eliminate(index, isTarget, into: places.removeLast())
    }
    for index in symbols.indices where symbols[index].cost.exists {
      if isJournaling { saveCost(index) }
      releaseCost(index)
    }
    for target in targets { symbols[target.symbol].side = target.side }
    for row in rows.indices where rows[row].basic.exists { restoreCosts(row) }
  }

  /// Enters a constraint's row and solves it for one of the symbols that are to be basic.
  private mutating func eliminate(
    _ index: ConstraintIndex,
    _ isTarget: [Bool],
    into row: RowIndex
  ) {
    let record = constraints[index]
    rows[row].basic = record.marker
    symbols[record.marker].row = row
    rows[row].constant = record.constant
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      addTerm(node.variable, node.coefficient, to: row)
    }
    linkRow(row)
    if isTarget[Int(record.marker.value)] { return }
    var best = Index<Cell>.none
    var bestSize = Tolerance.pivot
    let cells = rows[row].cells
    for place in rows[row].places {
      let cell = cells[place]
      guard isTarget[Int(cell.symbol.value)], abs(cell.coefficient) > bestSize else { continue }
      best = place
      bestSize = abs(cell.coefficient)
    }
    if best.exists { exchange(row, best) }
  }

  /// Adds the cost of a row's basic symbol, and queues the row if it is infeasible.
  private mutating func restoreCosts(_ row: RowIndex) {
    let basic = rows[row].basic
    let freedom = symbols[basic].freedom
    if freedom.isFree {
      symbols[basic].side = 0
    } else if !freedom.isFixed, symbols[basic].side == 0 {
      symbols[basic].side = freedom.forbids(1) ? -1 : 1
    }
    let slope = freedom.slope(symbols[basic].side)
    if slope != 0 { addRowCost(row, slope, symbols[basic].priority) }
    noteConstant(row)
  }
}
