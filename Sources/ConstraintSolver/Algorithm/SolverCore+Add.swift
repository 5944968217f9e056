extension SolverCore {
  /// Adds a constraint; see `Solver.add`.
  mutating func add(
    _ list: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) throws(SolverError) -> Constraint {
    try check(constant)
    for term in list {
      try check(term.variable)
      let size = abs(term.coefficient)
      if size == 0 || Tolerance.coefficients.contains(size) { continue }
      throw size.isFinite
        ? .coefficientOutOfRange(term.variable) : .nonFiniteCoefficient(term.variable)
    }
    let index = makeRecord(list, relation, constant, priority)
    let result = handle(index)
    if isBatching {
      postpone(index)
      if priority == .required {
        logBatch(.added, index)
        lock(index)
      }
    } else if priority != .required {
      postpone(index)
    } else {
      try addRequired(result)
    }
    counters.constraintsAdded += 1
    return result
  }

  // MARK: - Tableau

  /// Enters a constraint's row into the tableau in the cheapest of four ways.
  ///
  /// A row with a free symbol is solved for that symbol and can't contradict anything. A row with a
  /// variable that is in no other row is solved for that variable if its value is feasible.
  /// Otherwise the marker becomes basic: if it is infeasible there, the row is queued for the dual
  /// simplex; a fixed marker is driven out of the basis at once.
  mutating func insert(_ index: ConstraintIndex) {
    let record = constraints[index]
    let isRequired = record.priority == .required
    let marker = makeSymbol(
      owner: .constraint(index),
      freedom: .marker(record.relation, isRequired: isRequired),
      priority: record.priority.value
    )
    if isJournaling { journal.symbolsMade.append(marker) }
    constraints[index].marker = marker
    let row = startRow(basic: marker, capacity: record.termCount)
    rows[row].constant = record.constant
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      addTerm(node.variable, node.coefficient, to: row)
    }
    linkRow(row)
    if let place = subject(of: row) {
      exchange(row, place)
      let basic = rows[row].basic
      symbols[basic].side = symbols[basic].freedom.isFree ? 0 : 1
      noteMove(of: basic)
      return
    }
    placeMarker(row)
  }

  /// Sets a basic marker's side and adds its cost to the objective.
  mutating func placeMarker(_ row: RowIndex) {
    let marker = rows[row].basic
    let freedom = symbols[marker].freedom
    if freedom.isFixed {
      symbols[marker].side = 0
      driveOut(row)
      return
    }
    let constant = rows[row].constant
    var side: Int8 = constant > 0 ? 1 : -1
    if abs(constant) <= Tolerance.feasibility {
      side = freedom.forbids(1) || freedom.weighs(1) && !freedom.weighs(-1) ? -1 : 1
    } else if freedom.forbids(side) {
      side = -side
    }
    symbols[marker].side = side
    let slope = freedom.slope(side)
    if slope != 0 { addRowCost(row, slope, symbols[marker].priority) }
    noteConstant(row)
  }

  /// Makes a row whose cells are not in their columns yet.
  @inline(__always)
  mutating func startRow(basic: SymbolIndex, capacity: Int32) -> RowIndex {
    let row = makeRow(basic: basic, capacity: capacity)
    if isJournaling {
      rows[row].isSaved = true
      journal.rowsMade.append(row)
    }
    return row
  }

  /// Finishes a row: expands definitions, drops zeros and links the cells into their columns.
  @inline(__always)
  mutating func linkRow(_ row: RowIndex) {
    if !expansion.entries.isEmpty { expandDefinitions(into: row) }
    let cells = rows[row].cells
    var count = rows[row].count
    var position: Int32 = 0
    while position < count {
      let place = Index<Cell>(position)
      let cell = cells[place]
      slots[cell.symbol] = .empty
      if cell.coefficient == 0 {
        count &-= 1
        cells[place] = cells[Index(count)]
        continue
      }
      cells[place].entry = appendEntry(cell.symbol, row: row, cell: place)
      position &+= 1
    }
    rows[row].count = count
  }

  /// The cell whose symbol a new row can be solved for without losing feasibility.
  ///
  /// Of several free symbols, the one in the fewest rows is chosen unless its coefficient is ten
  /// times smaller.
  @inline(__always)
  private mutating func subject(of row: RowIndex) -> Index<Cell>? {
    let cells = rows[row].cells
    var best = Index<Cell>.none
    var bestSize = smallestPivot(of: row)
    var bestCount = Int32.max
    var fresh = Index<Cell>.none
    for place in rows[row].places {
      let cell = cells[place]
      let symbol = symbols.pointer(to: cell.symbol)
      if symbol.pointee.freedom.isFree {
        let size = abs(cell.coefficient)
        if size > Tolerance.muchLarger * bestSize
          || (Tolerance.muchLarger * size > bestSize && symbol.pointee.count < bestCount)
        {
          best = place
          bestSize = size
          bestCount = symbol.pointee.count
        }
      } else if !fresh.exists, symbol.pointee.owner.isVariable, symbol.pointee.count == 1,
        abs(cell.coefficient) > Tolerance.pivot,
        -rows[row].constant / cell.coefficient >= 0
      {
        fresh = place
      }
    }
    return best.exists ? best : fresh.exists ? fresh : nil
  }

  /// The size that a coefficient of a new row must exceed: a row of small coefficients is exact.
  @inline(__always)
  private func smallestPivot(of row: RowIndex) -> Double {
    let cells = rows[row].cells
    var largest = 0.0
    for place in rows[row].places { largest = max(largest, abs(cells[place].coefficient)) }
    return Tolerance.pivot * min(1, largest)
  }

  // MARK: - Records

  /// Stores a constraint and its terms, and links the terms to their variables.
  mutating func makeRecord(
    _ list: UnsafeBufferPointer<Term>,
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) -> ConstraintIndex {
    let count = Int32(list.count)
    let start = terms.allocate(count)
    var record = ConstraintRecord(
      constant: constant,
      terms: start,
      termCount: count,
      generation: firstGeneration,
      priority: priority,
      relation: relation
    )
    let index: ConstraintIndex
    if let reused = constraints.reuse() {
      index = reused
      record.generation = constraints[index].generation
      constraints[index] = record
    } else {
      index = constraints.append(record)
    }
    for place in 0..<list.count {
      let term = list[place]
      let node = start &+ Int32(truncatingIfNeeded: place)
      let variable = VariableIndex(term.variable)
      let next = variables[variable].mentions
      terms[node] = TermNode(
        coefficient: term.coefficient,
        variable: variable,
        constraint: index,
        next: next,
        previous: .none
      )
      if next.exists { terms[next].previous = node }
      variables[variable].mentions = node
    }
    return index
  }

  /// Unlinks a constraint's terms and releases its record, which invalidates its handles.
  mutating func releaseRecord(_ index: ConstraintIndex) {
    let record = constraints[index]
    var place = record.termCount
    while place > 0 {
      place -= 1
      let node = terms[record.terms + place]
      if node.previous.exists {
        terms[node.previous].next = node.next
      } else {
        variables[node.variable].mentions = node.next
        if !node.next.exists {
          variables[node.variable].flags.subtract([.isLockedUp, .isLockedDown])
        }
      }
      if node.next.exists { terms[node.next].previous = node.previous }
    }
    terms.release(record.terms, record.termCount)
    constraints[index].generation = record.generation &+ 1
    latestGeneration = max(latestGeneration, record.generation &+ 1)
    constraints.release(index)
  }

  mutating func handle(_ index: ConstraintIndex) -> Constraint {
    Constraint(index, generation: constraints[index].generation)
  }
}
