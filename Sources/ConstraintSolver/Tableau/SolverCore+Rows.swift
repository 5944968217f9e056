extension SolverCore {
  /// A new empty row with room for some cells.
  @inline(__always)
  mutating func makeRow(basic: Int32, capacity: Int32) -> Int32 {
    let bits = capacity <= 2 ? 1 : 32 &- (capacity &- 1).leadingZeroBitCount
    let cells = pool.allocate(sizeClass: bits)
      .bindMemory(to: Cell.self, capacity: 1 &<< bits)
    let row = Row(
      cells: cells,
      constant: 0,
      count: 0,
      basic: basic,
      nextFree: -1,
      sizeClass: Int8(truncatingIfNeeded: bits),
      isQueued: false,
      isSaved: false
    )
    let index: Int32
    if freeRow >= 0 {
      index = freeRow
      freeRow = rows[index].nextFree
      let isQueued = rows[index].isQueued
      rows[index] = row
      rows[index].isQueued = isQueued
    } else {
      index = rows.count
      rows.append(row)
    }
    symbols[basic].row = index
    return index
  }

  /// Takes a row out of the tableau; its basic symbol becomes parametric.
  mutating func deleteRow(_ index: Int32) {
    stripRow(index)
    let basic = rows[index].basic
    if basic >= 0 { symbols[basic].row = -1 }
    rows[index].basic = -1
    rows[index].nextFree = freeRow
    freeRow = index
  }

  /// Unlinks a row's cells from their columns and releases them.
  mutating func stripRow(_ index: Int32) {
    let cells = rows[index].cells
    for cell in 0..<Int(rows[index].count) {
      removeEntry(cells[cell].symbol, cells[cell].entry)
    }
    pool.release(cells, sizeClass: Int(rows[index].sizeClass))
    rows[index].count = 0
  }

  /// Appends a cell that the row does not have yet.
  @inline(__always)
  mutating func appendCell(_ row: Int32, _ symbol: Int32, _ coefficient: Double) {
    let place = appendUnlinkedCell(row, symbol, coefficient)
    let entry = appendEntry(symbol, row: row, cell: place)
    rows[row].cells[Int(place)].entry = entry
  }

  /// Appends a cell and leaves its column for later.
  @inline(__always)
  mutating func appendUnlinkedCell(
    _ row: Int32,
    _ symbol: Int32,
    _ coefficient: Double
  ) -> Int32 {
    let target = rows.base + Int(row)
    let place = target.pointee.count
    if place == 1 &<< Int32(target.pointee.sizeClass) { growRow(row) }
    target.pointee.cells[Int(place)] = Cell(coefficient: coefficient, symbol: symbol, entry: -1)
    target.pointee.count = place &+ 1
    return place
  }

  /// Removes a cell and its column entry; O(1).
  @inline(__always)
  mutating func removeCell(_ row: Int32, _ place: Int32) {
    let cells = rows[row].cells
    removeEntry(cells[Int(place)].symbol, cells[Int(place)].entry)
    let last = rows[row].count &- 1
    rows[row].count = last
    if place != last {
      let moved = cells[Int(last)]
      cells[Int(place)] = moved
      symbols[moved.symbol].column.unsafelyUnwrapped[Int(moved.entry)].cell = place
    }
  }

  @inline(never)
  private mutating func growRow(_ index: Int32) {
    let old = rows[index]
    let sizeClass = Int(old.sizeClass) + 1
    let cells = pool.allocate(sizeClass: sizeClass)
      .bindMemory(to: Cell.self, capacity: 1 << sizeClass)
    cells.initialize(from: old.cells, count: Int(old.count))
    pool.release(old.cells, sizeClass: Int(old.sizeClass))
    rows[index].cells = cells
    rows[index].sizeClass = Int8(sizeClass)
  }

  /// Notes that a row's constant changed: its variable is reported, its infeasibility queued.
  @inline(__always)
  mutating func noteConstant(_ row: Int32) {
    let target = rows.base + Int(row)
    let basic = symbols.base + Int(target.pointee.basic)
    if basic.pointee.owner < 0 { noteChange(~basic.pointee.owner) }
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

  /// Whether the row's basic symbol is where it must not be, or on the side its cost is not for.
  @inline(__always)
  mutating func isInfeasible(_ row: Int32) -> Bool {
    let basic = rows[row].basic
    guard basic >= 0 else { return false }
    let side = symbols[basic].side
    let constant = rows[row].constant
    if side > 0 { return constant < -Tolerance.feasibility }
    if side < 0 { return constant > Tolerance.feasibility }
    return symbols[basic].freedom.isFixed && abs(constant) > Tolerance.feasibility
  }
}
