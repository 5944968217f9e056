// The dual simplex: it repairs rows whose basic symbol is infeasible and keeps the reduced costs
// non-negative. See Badros, Borning, Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
// Algorithm", TOCHI 8(4), 2001, section 2.5.
extension SolverCore {
  /// How one infeasible row is repaired.
  private enum Repair {
    /// No symbol of the row can make its basic symbol feasible.
    case impossible
    /// The basic symbol takes the slope of its cost on the other side of zero.
    case changeSide
    /// The symbol of a cell enters the basis and moves in a direction.
    case pivot(Index<Cell>, Int8)
  }

  /// Repairs every queued row; stops at a row that can't be repaired or when no steps are left.
  ///
  /// The row with the smallest index goes first or, in a large system or a long solve, the one that
  /// is furthest from feasibility. With costs that are not optimal, repairs may undo each other, so
  /// a few for each row must suffice; with optimal ones, `pivotsBeforeBland`. Rows that are left
  /// then are relaxed.
  mutating func restoreFeasibility() -> Outcome {
    let isOptimal = candidates.isEmpty
    let stepsMax =
      isOptimal ? pivotsBeforeBland : isLong ? -1 : 16 &+ 2 &* infeasible.count
    let queueMax = isOptimal ? Int32.max : 16 &+ infeasible.count
    var steps: Int32 = 0
    while let row = rows.count > Self.smallRowCount || isLong ? dequeueWorst() : dequeue() {
      guard isInfeasible(row) else { continue }
      if stepsLeft <= 0 {
        enqueue(row)
        return .unsettled
      }
      if steps > stepsMax || infeasible.count > queueMax {
        enqueue(row)
        if hasViolationCosts { dropViolationCosts() }
        relax()
        return .settled
      }
      stepsLeft &-= 1
      steps &+= 1
      let direction: Int8 = rows[row].constant < 0 ? 1 : -1
      switch repair(row, direction) {
      case .pivot(let place, let way): pivot(row, place, way)
      case .changeSide: changeSide(row)
      case .impossible:
        contradictoryRow = row
        return .contradiction
      }
    }
    return .settled
  }

  /// The cheapest way to move a row's basic symbol in a direction, per unit of that symbol.
  ///
  /// Of equal costs, a coefficient ten times larger wins, for accuracy; then the shorter column,
  /// because a pivot touches each of its rows; then the smaller symbol.
  private mutating func repair(_ row: RowIndex, _ direction: Int8) -> Repair {
    let basic = symbols.pointer(to: rows[row].basic)
    var bestPlace = Index<Cell>.none
    var bestWay: Int8 = 0
    var bestCost = CostCursor(0, 0)
    var bestSize = 0.0
    var bestSymbol = SymbolIndex.none
    let freedom = basic.pointee.freedom
    if basic.pointee.side == direction, !freedom.forbids(-direction) {
      let weight = freedom.slope(1) - freedom.slope(-1)
      bestCost = CostCursor(weight, basic.pointee.priority)
      bestSize = 1
      bestSymbol = rows[row].basic
    }
    let cells = rows[row].cells
    let hasGains = !candidates.isEmpty
    let count = Int(rows[row].count)
    var place = 0
    while place < count {
      let index = place
      place &+= 1
      let cell = cells[index]
      let size = abs(cell.coefficient)
      let way: Int8 = (cell.coefficient > 0) == (direction > 0) ? 1 : -1
      let symbol = symbols.pointer(to: cell.symbol)
      if symbol.pointee.freedom.forbids(way) || size < Tolerance.pivot { continue }
      // A batch repairs before it optimizes, so a cost may still be negative. It counts as zero.
      let isGain = hasGains && improvingDirection(cell.symbol) == way
      let cost =
        isGain ? CostCursor(0, 0) : CostCursor(symbol, way, scale: 1 / size)
      if bestSize > 0 {
        let order = CostCursor.compare(cost, bestCost, nodes)
        if order > 0 { continue }
        if order == 0, !isBetter(cell.symbol, size, than: bestSymbol, bestSize) { continue }
      }
      bestPlace = Index(index)
      bestWay = way
      bestCost = cost
      bestSize = size
      bestSymbol = cell.symbol
    }
    if bestPlace.exists { return .pivot(bestPlace, bestWay) }
    return bestSize > 0 ? .changeSide : .impossible
  }

  /// Whether to prefer pivoting on one symbol over another of equal cost.
  @inline(__always)
  private func isBetter(
    _ symbol: SymbolIndex,
    _ size: Double,
    than other: SymbolIndex,
    _ otherSize: Double
  ) -> Bool {
    if size > Tolerance.muchLarger * otherSize { return true }
    if otherSize > Tolerance.muchLarger * size { return false }
    let count = symbols[symbol].count
    let otherCount = symbols[other].count
    return count != otherCount ? count < otherCount : symbol < other
  }

  /// Drives the marker of a required equality, which must be zero, out of the basis.
  ///
  /// If all symbols of the row are fixed, either the row is redundant and its marker stays basic,
  /// or the row is contradictory and is queued. Outside a batch, `restoreFeasibility()` handles the
  /// contradiction.
  mutating func driveOut(_ row: RowIndex) {
    let constant = rows[row].constant
    if abs(constant) > Tolerance.feasibility {
      let direction: Int8 = constant < 0 ? 1 : -1
      if case .pivot(let place, let way) = repair(row, direction) {
        pivot(row, place, way)
      } else if isBatching, let place = largestMovable(row) {
        // The entering symbol becomes infeasible; a later operation of the batch may repair that.
        pivot(row, place, rows[row].cells[place].coefficient > 0 ? -direction : direction)
        noteConstant(row)
      } else {
        enqueue(row)
      }
      return
    }
    for direction: Int8 in [1, -1] {
      if case .pivot(let place, let way) = repair(row, direction) {
        pivot(row, place, way)
        return
      }
    }
  }

  /// The cell with the largest coefficient of a symbol that is not fixed.
  private mutating func largestMovable(_ row: RowIndex) -> Index<Cell>? {
    var best: Index<Cell>?
    var bestSize = Tolerance.pivot
    let cells = rows[row].cells
    for place in rows[row].places {
      let cell = cells[place]
      if symbols[cell.symbol].freedom.isFixed || abs(cell.coefficient) <= bestSize { continue }
      best = place
      bestSize = abs(cell.coefficient)
    }
    return best
  }
}
