extension SolverCore {
  /// Makes the symbol of a cell basic in its row; the row's basic symbol becomes parametric.
  ///
  /// The leaving symbol takes over the entering symbol's whole column, and only the rows in it are
  /// changed. Reduced costs and sides are up to the caller.
  ///
  /// - Complexity: O(sum of the lengths of the rows that hold the entering symbol).
  mutating func exchange(_ row: RowIndex, _ place: Index<Cell>) {
    if isJournaling { saveRow(row) }
    let target = rows.pointer(to: row)
    let cells = target.pointee.cells
    let count = Int(target.pointee.count)
    let leaving = target.pointee.basic
    let entering = cells[place].symbol
    let size = abs(cells[place].coefficient)
    if size < Tolerance.smallPivot {
      pivotsSinceCheck = size < Tolerance.doubtfulPivot ? Self.checkIsDue : pivotsSinceCheck &+ 4
    }
    let inverse = 1 / cells[place].coefficient
    let scale = -inverse
    var index = 0
    while index < count {
      cells[index].coefficient *= scale
      index &+= 1
    }
    target.pointee.constant *= scale
    cells[place].coefficient = inverse
    cells[place].symbol = leaving
    target.pointee.basic = entering
    let first = symbols.pointer(to: entering)
    let second = symbols.pointer(to: leaving)
    first.pointee.row = row
    second.pointee.row = .none
    swap(&first.pointee.column, &second.pointee.column)
    swap(&first.pointee.count, &second.pointee.count)
    swap(&first.pointee.capacity, &second.pointee.capacity)
    if second.pointee.count > 1 {
      substitute(row, place, entries: second.pointee.count)
    }
  }

  /// Substitutes the solved row for the entering symbol, whose cells are now the leaving symbol's,
  /// in every other row that holds it.
  @inline(never)
  private mutating func substitute(_ row: RowIndex, _ place: Index<Cell>, entries: Int32) {
    let source = rows.pointer(to: row)
    let cells = source.pointee.cells
    let count = Int(source.pointee.count)
    let leaving = cells[place].symbol
    let inverse = cells[place].coefficient
    let column = symbols[leaving].column.unsafelyUnwrapped
    markCells(cells, count, except: leaving)
    var index = 0
    while index < Int(entries) {
      let entry = column[index]
      index &+= 1
      if entry.row == row { continue }
      if isJournaling { saveRow(entry.row) }
      counters.rowSubstitutions &+= 1
      let target = rows.pointer(to: entry.row)
      let factor = target.pointee.cells[entry.cell].coefficient
      target.pointee.cells[entry.cell].symbol = leaving
      target.pointee.cells[entry.cell].coefficient = factor * inverse
      if count > 1 { merge(cells, count, except: Int(place.value), factor, into: entry.row) }
      target.pointee.constant += factor * source.pointee.constant
      noteConstant(entry.row)
    }
    unmarkCells(cells, count)
  }

  @inline(__always)
  private mutating func markCells(
    _ cells: UnsafeMutablePointer<Cell>,
    _ count: Int,
    except: SymbolIndex
  ) {
    var index = 0
    while index < count {
      slots[cells[index].symbol] = Slot(Index(index))
      index &+= 1
    }
    slots[except] = .empty
  }

  @inline(__always)
  private mutating func unmarkCells(_ cells: UnsafeMutablePointer<Cell>, _ count: Int) {
    var index = 0
    while index < count {
      slots[cells[index].symbol] = .empty
      index &+= 1
    }
  }

  /// Adds marked cells times a factor to a row.
  ///
  /// Merging a cell switches its slot to merged; at the end all slots are unmerged again.
  @inline(__always)
  private mutating func merge(
    _ cells: UnsafeMutablePointer<Cell>,
    _ count: Int,
    except: Int,
    _ factor: Double,
    into row: RowIndex
  ) {
    let target = rows[row].cells
    var index = Int(rows[row].count) &- 1
    while index >= 0 {
      let symbol = target[index].symbol
      let slot = slots[symbol]
      if slot.isUnmerged {
        slots[symbol] = slot.toggled
        let old = target[index].coefficient
        let sum = old + factor * cells[slot.cell].coefficient
        if abs(sum) <= Tolerance.coefficient * abs(old) {
          removeCell(row, Index(index))
        } else {
          target[index].coefficient = sum
        }
      }
      index &-= 1
    }
    index = 0
    while index < count {
      let symbol = cells[index].symbol
      if slots[symbol].isMerged {
        slots[symbol] = slots[symbol].toggled
      } else if index != except {
        appendCell(row, symbol, factor * cells[index].coefficient)
      }
      index &+= 1
    }
  }
}
