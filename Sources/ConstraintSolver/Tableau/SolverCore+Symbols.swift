extension SolverCore {
  /// A new parametric symbol, in no row.
  @inline(__always)
  mutating func makeSymbol(owner: Int32, freedom: Freedom, priority: UInt16) -> Int32 {
    let index: Int32
    if freeSymbol >= 0 {
      index = freeSymbol
      freeSymbol = symbols[index].owner
      // The column's block stays with the symbol.
      symbols[index].row = -1
      symbols[index].cost = -1
      symbols[index].count = 0
      symbols[index].owner = owner
      symbols[index].priority = priority
      symbols[index].freedom = freedom
      symbols[index].side = 0
    } else {
      index = symbols.count
      symbols.append(Symbol(owner: owner, priority: priority, freedom: freedom))
      slots.append(0)
    }
    return index
  }

  /// Frees a symbol that is in no row and not basic.
  mutating func freeSymbol(_ index: Int32) {
    assert(symbols[index].row < 0 && symbols[index].count == 0, "A freed symbol is in no row.")
    freeCost(index)
    if let column = symbols[index].column {
      pool.release(column, sizeClass: Self.columnSizeClass(symbols[index].capacity))
      symbols[index].column = nil
      symbols[index].capacity = 0
    }
    symbols[index].freedom = .fixed
    symbols[index].priority = 0
    symbols[index].owner = freeSymbol
    freeSymbol = index
  }

  /// The symbol of a variable, made on first mention.
  @inline(__always)
  mutating func symbol(of variable: Int32) -> Int32 {
    let known = variables[variable].symbol
    if known >= 0 { return known }
    let isNonNegative = variables[variable].flags.contains(.isNonNegative)
    let made = makeSymbol(
      owner: ~variable,
      freedom: isNonNegative ? .forbidsDown : .free,
      priority: 0
    )
    variables[variable].symbol = made
    if isJournaling { journal.symbolsMade.append(made) }
    return made
  }

  // MARK: - Columns

  /// The size class of a column block: two entries fill 16 bytes.
  @inline(__always)
  static func columnSizeClass(_ capacity: Int32) -> Int {
    Int(truncatingIfNeeded: capacity.trailingZeroBitCount &- 1)
  }

  /// Appends an entry to a column and returns its place.
  @inline(__always)
  mutating func appendEntry(_ symbol: Int32, row: Int32, cell: Int32) -> Int32 {
    let target = symbols.base + Int(symbol)
    if target.pointee.count == target.pointee.capacity { growColumn(symbol) }
    let place = target.pointee.count
    target.pointee.column.unsafelyUnwrapped[Int(place)] = ColumnEntry(row: row, cell: cell)
    target.pointee.count = place &+ 1
    return place
  }

  /// Removes an entry by its place; O(1).
  @inline(__always)
  mutating func removeEntry(_ symbol: Int32, _ place: Int32) {
    let target = symbols.base + Int(symbol)
    let last = target.pointee.count &- 1
    target.pointee.count = last
    if place != last {
      let column = target.pointee.column.unsafelyUnwrapped
      let moved = column[Int(last)]
      column[Int(place)] = moved
      rows[moved.row].cells[Int(moved.cell)].entry = place
    }
  }

  @inline(never)
  private mutating func growColumn(_ symbol: Int32) {
    let old = symbols[symbol]
    let capacity = max(2, old.capacity &* 2)
    let block = pool.allocate(sizeClass: Self.columnSizeClass(capacity))
      .bindMemory(to: ColumnEntry.self, capacity: Int(capacity))
    if let column = old.column {
      block.initialize(from: column, count: Int(old.count))
      pool.release(column, sizeClass: Self.columnSizeClass(old.capacity))
    }
    symbols[symbol].column = block
    symbols[symbol].capacity = capacity
  }
}
