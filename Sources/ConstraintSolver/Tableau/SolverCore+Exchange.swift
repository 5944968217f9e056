extension SolverCore {
  /// Makes the symbol of a cell basic in its row; the row's basic symbol becomes parametric.
  ///
  /// The column of the entering symbol becomes the column of the leaving one as a whole, and
  /// only the rows in it are touched. Reduced costs and sides are the caller's.
  ///
  /// - Complexity: O(sum of the lengths of the rows that hold the entering symbol).
  mutating func exchange(_ row: Int32, _ place: Int32) {
    if isJournaling { saveRow(row) }
    let target = rows.base + Int(row)
    let cells = target.pointee.cells
    let count = Int(target.pointee.count)
    let leaving = target.pointee.basic
    let entering = cells[Int(place)].symbol
    let size = abs(cells[Int(place)].coefficient)
    if size < Tolerance.smallPivot {
      pivotsSinceCheck = size < Tolerance.doubtfulPivot ? .max / 2 : pivotsSinceCheck &+ 4
    }
    let inverse = 1 / cells[Int(place)].coefficient
    let scale = -inverse
    var index = 0
    while index < count {
      cells[index].coefficient *= scale
      index &+= 1
    }
    target.pointee.constant *= scale
    cells[Int(place)].coefficient = inverse
    cells[Int(place)].symbol = leaving
    target.pointee.basic = entering
    let first = symbols.base + Int(entering)
    let second = symbols.base + Int(leaving)
    first.pointee.row = row
    second.pointee.row = -1
    swap(&first.pointee.column, &second.pointee.column)
    swap(&first.pointee.count, &second.pointee.count)
    swap(&first.pointee.capacity, &second.pointee.capacity)
    if second.pointee.count > 1 {
      substitute(row, place, entries: second.pointee.count)
    }
  }

  /// Replaces the entering symbol in every other row that holds it, now under the leaving
  /// symbol's name, by the row that was solved for it.
  @inline(never)
  private mutating func substitute(_ row: Int32, _ place: Int32, entries: Int32) {
    let source = rows.base + Int(row)
    let cells = source.pointee.cells
    let count = Int(source.pointee.count)
    let leaving = cells[Int(place)].symbol
    let inverse = cells[Int(place)].coefficient
    let column = symbols[leaving].column.unsafelyUnwrapped
    markCells(cells, count, except: leaving)
    var index = 0
    while index < Int(entries) {
      let entry = column[index]
      index &+= 1
      if entry.row == row { continue }
      if isJournaling { saveRow(entry.row) }
      counters.rowSubstitutions &+= 1
      let target = rows.base + Int(entry.row)
      let factor = target.pointee.cells[Int(entry.cell)].coefficient
      target.pointee.cells[Int(entry.cell)].symbol = leaving
      target.pointee.cells[Int(entry.cell)].coefficient = factor * inverse
      if count > 1 { merge(cells, count, except: Int(place), factor, into: entry.row) }
      target.pointee.constant += factor * source.pointee.constant
      noteConstant(entry.row)
    }
    unmarkCells(cells, count)
  }

  @inline(__always)
  private mutating func markCells(_ cells: UnsafeMutablePointer<Cell>, _ count: Int, except: Int32)
  {
    var index = 0
    while index < count {
      slots[cells[index].symbol] = Int32(truncatingIfNeeded: index &+ 1)
      index &+= 1
    }
    slots[except] = 0
  }

  @inline(__always)
  private mutating func unmarkCells(_ cells: UnsafeMutablePointer<Cell>, _ count: Int) {
    var index = 0
    while index < count {
      slots[cells[index].symbol] = 0
      index &+= 1
    }
  }

  /// Adds marked cells times a factor into a row.
  ///
  /// `slots` holds each source cell's place plus one, and its negative once it is merged.
  @inline(__always)
  private mutating func merge(
    _ cells: UnsafeMutablePointer<Cell>,
    _ count: Int,
    except: Int,
    _ factor: Double,
    into row: Int32
  ) {
    let target = rows[row].cells
    var index = Int(rows[row].count) &- 1
    while index >= 0 {
      let symbol = target[index].symbol
      let slot = slots[symbol]
      if slot > 0 {
        slots[symbol] = 0 &- slot
        let old = target[index].coefficient
        let sum = old + factor * cells[Int(slot) &- 1].coefficient
        if abs(sum) <= Tolerance.coefficient * max(1, abs(old)) {
          removeCell(row, Int32(truncatingIfNeeded: index))
        } else {
          target[index].coefficient = sum
        }
      }
      index &-= 1
    }
    index = 0
    while index < count {
      let symbol = cells[index].symbol
      if slots[symbol] < 0 {
        slots[symbol] = 0 &- slots[symbol]
      } else if index != except {
        appendCell(row, symbol, factor * cells[index].coefficient)
      }
      index &+= 1
    }
  }
}
