// The primal simplex: it moves parametric symbols off zero while that reduces the objective, and
// keeps every row feasible. See TOCHI 2001, section 2.3.
extension SolverCore {
  /// Moves candidates until none improves the objective or no steps are left.
  ///
  /// Every symbol that could improve the objective is in `candidates`, so the objective is never
  /// scanned. The candidate queued last goes first or, in a long solve or a large system, the one
  /// that gains most.
  /// After `pivotsBeforeBland` degenerate steps in a row, Bland's rule applies until a step moves a
  /// value: the smallest symbol enters and stops at the first row. Changes of side without a pivot
  /// count as degenerate steps, because rounding could repeat them forever.
  mutating func optimize() {
    var degenerate: Int32 = 0
    while !candidates.isEmpty, stepsLeft > 0 {
      stepsLeft &-= 1
      let usesBland = usesBland || degenerate > pivotsBeforeBland
      if usesBland {
        selectSmallestCandidate()
      } else if rows.count > Self.smallRowCount || isRelaxed || isLong {
        selectBestCandidate()
      }
      let entering = candidates.removeLast()
      symbols[entering].freedom.remove(.isCandidate)
      guard !symbols[entering].row.exists else { continue }
      let direction = improvingDirection(entering)
      guard direction != 0 else { continue }
      var leaving = leavingEntry(entering, direction)
      if let entry = leaving, !usesBland, passes(entry, entering, direction) {
        leaving = passBreakpoints(entering, direction)
      }
      // An unbounded gain is due to rounding: the objective is bounded below by zero.
      guard let leaving else {
        degenerate &+= 1
        continue
      }
      if abs(rows[leaving.row].constant) <= Tolerance.feasibility {
        degenerate &+= 1
        counters.degeneratePivots &+= 1
      } else {
        degenerate = 0
      }
      pivot(leaving.row, leaving.cell, direction)
    }
  }

  /// Moves a parametric symbol past every row after which it still gains, and returns the entry of
  /// the row that stops it.
  ///
  /// - Complexity: O(c log c) for a column of c rows.
  private mutating func passBreakpoints(
    _ entering: SymbolIndex,
    _ direction: Int8
  ) -> ColumnEntry? {
    breakpoints.removeAll()
    let column = symbols[entering].column.unsafelyUnwrapped
    for index in 0..<Int(symbols[entering].count) {
      let entry = column[index]
      let limit = distance(entry, direction)
      if limit < .infinity { pushBreakpoint(Breakpoint(distance: limit, entry: entry)) }
    }
    while let next = popBreakpoint() {
      if !passes(next.entry, entering, direction) { return next.entry }
      changeSide(next.entry.row)
    }
    return nil
  }

  /// Whether moving a parametric symbol still gains after a row has crossed zero.
  ///
  /// If so, the row changes its side and the symbol moves on to the next row, which saves a pivot.
  private mutating func passes(
    _ entry: ColumnEntry,
    _ entering: SymbolIndex,
    _ direction: Int8
  ) -> Bool {
    let basic = symbols.pointer(to: rows[entry.row].basic)
    let freedom = basic.pointee.freedom
    if freedom.forbids(-basic.pointee.side) || freedom.isFixed { return false }
    let size = abs(rows[entry.row].cells[entry.cell].coefficient)
    let rise = (freedom.slope(1) - freedom.slope(-1)) * size
    return CostCursor.compare(
      CostCursor(symbols.pointer(to: entering), direction, scale: 1),
      CostCursor(-rise, basic.pointee.priority),
      nodes
    ) < 0
  }

  /// The number of rows up to which a short solve takes the first row and the last candidate.
  static var smallRowCount: Int32 { 1024 }

  /// Moves the candidate with the greatest gain, among those queued last, to the end of the queue.
  ///
  /// A gain of a higher priority is greater; within one priority, gains are compared per unit.
  private mutating func selectBestCandidate() {
    let last = candidates.count - 1
    var best = last
    var bestPriority: UInt16 = 0
    var bestGain = 0.0
    for index in max(0, last - 63)...last {
      let head = symbols[candidates[index]].cost
      if !head.exists { continue }
      let priority = nodes[head].priority
      let gain = abs(nodes[head].coefficient)
      if priority > bestPriority || priority == bestPriority && gain > bestGain {
        best = index
        bestPriority = priority
        bestGain = gain
      }
    }
    let moved = candidates[best]
    candidates[best] = candidates[last]
    candidates[last] = moved
  }

  /// Moves the smallest candidate that improves the objective to the end of the queue.
  private mutating func selectSmallestCandidate() {
    let last = candidates.count - 1
    var best = last
    var bestSymbol = SymbolIndex.last
    for index in 0...last {
      let symbol = candidates[index]
      if symbol < bestSymbol, !symbols[symbol].row.exists, improvingDirection(symbol) != 0 {
        best = index
        bestSymbol = symbol
      }
    }
    let moved = candidates[best]
    candidates[best] = candidates[last]
    candidates[last] = moved
  }

  /// The ratio test: the entry of the row that reaches zero first when a parametric symbol moves.
  ///
  /// In a tie, the smallest basic symbol leaves. Only the symbol's column is visited.
  mutating func leavingEntry(_ entering: SymbolIndex, _ direction: Int8) -> ColumnEntry? {
    var best = Double.infinity
    var bestEntry = ColumnEntry(row: .none, cell: .none)
    guard let column = symbols[entering].column else { return nil }
    for index in 0..<Int(symbols[entering].count) {
      let entry = column[index]
      let limit = distance(entry, direction)
      if limit < best
        || (limit == best && limit < .infinity
          && rows[entry.row].basic < rows[bestEntry.row].basic)
      {
        best = limit
        bestEntry = entry
      }
    }
    return bestEntry.row.exists ? bestEntry : nil
  }

  /// How far a parametric symbol can move in a direction before a row that holds it reaches zero.
  ///
  /// A redundant row precedes all others, whatever their distance: only the symbol of a removed
  /// constraint is in such a row, and no other symbol may take its place there.
  @inline(__always)
  private func distance(_ entry: ColumnEntry, _ direction: Int8) -> Double {
    let row = rows.pointer(to: entry.row)
    let basic = symbols.pointer(to: row.pointee.basic)
    let coefficient = row.pointee.cells[entry.cell].coefficient
    if abs(coefficient) < Tolerance.pivot { return .infinity }
    let side = basic.pointee.side
    if side == 0 { return basic.pointee.freedom.isFixed ? -1 : .infinity }
    if ((coefficient > 0) == (direction > 0)) == (side > 0) { return .infinity }
    let constant = side > 0 ? max(0, row.pointee.constant) : min(0, row.pointee.constant)
    return abs(constant / coefficient)
  }
}
