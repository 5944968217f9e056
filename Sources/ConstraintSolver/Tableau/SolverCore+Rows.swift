extension SolverCore {
  /// Makes an empty row with room for a number of cells.
  @inline(__always)
  mutating func makeRow(basic: SymbolIndex, capacity: Int32) -> RowIndex {
    let bits = capacity <= 2 ? 1 : 32 &- (capacity &- 1).leadingZeroBitCount
    let cells = pool.allocate(sizeClass: bits)
      .bindMemory(to: Cell.self, capacity: 1 &<< bits)
    var row = Row(
      cells: cells,
      constant: 0,
      count: 0,
      basic: basic,
      nextFree: .none,
      sizeClass: Int8(truncatingIfNeeded: bits),
      isQueued: false,
      isSaved: false
    )
    let index: RowIndex
    if let reused = rows.reuse() {
      index = reused
      row.isQueued = rows[index].isQueued
      rows[index] = row
    } else {
      index = rows.append(row)
    }
    symbols[basic].row = index
    return index
  }

  /// Deletes a row from the tableau; its basic symbol becomes parametric.
  mutating func deleteRow(_ index: RowIndex) {
    stripRow(index)
    let basic = rows[index].basic
    if basic.exists { symbols[basic].row = .none }
    rows[index].basic = .none
    rows.release(index)
  }

  /// Takes the cells and the basic symbol out of a row that is to be filled again.
  mutating func emptyRow(_ row: RowIndex) {
    for place in rows[row].places {
      let cell = rows[row].cells[place]
      removeEntry(cell.symbol, cell.entry)
    }
    rows[row].count = 0
    symbols[rows[row].basic].row = .none
    rows[row].basic = .none
  }

  /// Unlinks a row's cells from their columns and releases the cells.
  mutating func stripRow(_ index: RowIndex) {
    let cells = rows[index].cells
    for cell in 0..<Int(rows[index].count) {
      removeEntry(cells[cell].symbol, cells[cell].entry)
    }
    pool.release(cells, sizeClass: Int(rows[index].sizeClass))
    rows[index].count = 0
  }

  /// Appends a cell for a symbol that the row does not hold yet.
  @inline(__always)
  mutating func appendCell(_ row: RowIndex, _ symbol: SymbolIndex, _ coefficient: Double) {
    let place = appendUnlinkedCell(row, symbol, coefficient)
    let entry = appendEntry(symbol, row: row, cell: place)
    rows[row].cells[place].entry = entry
  }

  /// Appends a cell without linking it into its column.
  @inline(__always)
  mutating func appendUnlinkedCell(
    _ row: RowIndex,
    _ symbol: SymbolIndex,
    _ coefficient: Double
  ) -> Index<Cell> {
    let target = rows.pointer(to: row)
    let count = target.pointee.count
    if count == 1 &<< Int32(target.pointee.sizeClass) { growRow(row) }
    let place = Index<Cell>(count)
    target.pointee.cells[place] = Cell(coefficient: coefficient, symbol: symbol, entry: .none)
    target.pointee.count = count &+ 1
    return place
  }

  /// Removes a cell and its column entry; O(1).
  @inline(__always)
  mutating func removeCell(_ row: RowIndex, _ place: Index<Cell>) {
    let cells = rows[row].cells
    removeEntry(cells[place].symbol, cells[place].entry)
    let last = Index<Cell>(rows[row].count &- 1)
    rows[row].count = last.value
    if place != last {
      let moved = cells[last]
      cells[place] = moved
      symbols[moved.symbol].column.unsafelyUnwrapped[moved.entry].cell = place
    }
  }

  @inline(never)
  private mutating func growRow(_ index: RowIndex) {
    let old = rows[index]
    let sizeClass = Int(old.sizeClass) + 1
    let cells = pool.allocate(sizeClass: sizeClass)
      .bindMemory(to: Cell.self, capacity: 1 << sizeClass)
    cells.initialize(from: old.cells, count: Int(old.count))
    pool.release(old.cells, sizeClass: Int(old.sizeClass))
    rows[index].cells = cells
    rows[index].sizeClass = Int8(sizeClass)
  }

  /// Handles a change of a row's constant: reports its variable and queues the row if infeasible.
  @inline(__always)
  mutating func noteConstant(_ row: RowIndex) {
    let target = rows.pointer(to: row)
    let basic = symbols.pointer(to: target.pointee.basic)
    if let variable = basic.pointee.owner.variable { noteChange(variable) }
    let side = basic.pointee.side
    let constant = target.pointee.constant
    if side > 0 {
      if constant < -Tolerance.feasibility { enqueue(row) }
    } else if side < 0 {
      if constant > Tolerance.feasibility { enqueue(row) }
    } else if basic.pointee.freedom.isFixed, abs(constant) > Tolerance.feasibility {
      enqueue(row)
    }
  }

  /// Whether a row's basic symbol is infeasible, or on the side opposite to its present cost.
  @inline(__always)
  mutating func isInfeasible(_ row: RowIndex) -> Bool {
    let basic = rows[row].basic
    guard basic.exists else { return false }
    let side = symbols[basic].side
    let constant = rows[row].constant
    if side > 0 { return constant < -Tolerance.feasibility }
    if side < 0 { return constant > Tolerance.feasibility }
    return symbols[basic].freedom.isFixed && abs(constant) > Tolerance.feasibility
  }
}
