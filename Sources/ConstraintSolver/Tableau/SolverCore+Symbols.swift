extension SolverCore {
  /// Makes a parametric symbol that is in no row.
  @inline(__always)
  mutating func makeSymbol(owner: Owner, freedom: Freedom, priority: UInt16) -> SymbolIndex {
    let symbol = Symbol(owner: owner, priority: priority, freedom: freedom)
    if let index = symbols.reuse() {
      symbols[index] = symbol
      return index
    }
    slots.append()
    return symbols.append(symbol)
  }

  /// Releases a symbol that is in no row and not basic.
  mutating func releaseSymbol(_ index: SymbolIndex) {
    assert(!symbols[index].row.exists && symbols[index].count == 0, "A freed symbol is in no row.")
    releaseCost(index)
    if let column = symbols[index].column {
      pool.release(column, sizeClass: Self.columnSizeClass(symbols[index].capacity))
      symbols[index].column = nil
      symbols[index].capacity = 0
    }
    symbols[index].freedom = .fixed
    symbols[index].priority = 0
    symbols.release(index)
  }

  /// The symbol of a variable, made when it is first mentioned.
  @inline(__always)
  mutating func symbol(of variable: VariableIndex) -> SymbolIndex {
    let known = variables[variable].symbol
    if known.exists { return known }
    let isNonNegative = variables[variable].flags.contains(.isNonNegative)
    let made = makeSymbol(
      owner: .variable(variable),
      freedom: isNonNegative ? .forbidsDown : .free,
      priority: Priority.required.value
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
  mutating func appendEntry(
    _ symbol: SymbolIndex,
    row: RowIndex,
    cell: Index<Cell>
  ) -> Index<ColumnEntry> {
    let target = symbols.pointer(to: symbol)
    if target.pointee.count == target.pointee.capacity { growColumn(symbol) }
    let place = Index<ColumnEntry>(target.pointee.count)
    target.pointee.column.unsafelyUnwrapped[place] = ColumnEntry(row: row, cell: cell)
    target.pointee.count = place.value &+ 1
    return place
  }

  /// Removes an entry by its place; O(1).
  @inline(__always)
  mutating func removeEntry(_ symbol: SymbolIndex, _ place: Index<ColumnEntry>) {
    let target = symbols.pointer(to: symbol)
    let last = Index<ColumnEntry>(target.pointee.count &- 1)
    target.pointee.count = last.value
    if place != last {
      let column = target.pointee.column.unsafelyUnwrapped
      let moved = column[last]
      column[place] = moved
      rows[moved.row].cells[moved.cell].entry = place
    }
  }

  @inline(never)
  private mutating func growColumn(_ symbol: SymbolIndex) {
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
