extension SolverCore {
  /// Checks every invariant; see `Solver.checkInvariants`.
  @inline(__always)
  mutating func checkInvariants() {
    #if InternalChecks
    if isBatching || !isSettled { return }
    for row in rows.indices where rows[row].basic.exists { checkRow(row) }
    for symbol in symbols.indices { checkSymbol(symbol) }
    for variable in variables.indices { checkVariable(variable) }
    precondition(changedSources.isEmpty, "A settled solver has marked every stale definition.")
    #endif
  }

  #if InternalChecks
  private mutating func checkRow(_ row: RowIndex) {
    let basic = rows[row].basic
    let freedom = symbols[basic].freedom
    precondition(symbols[basic].row == row, "A basic symbol knows its row.")
    precondition(symbols[basic].count == 0, "A basic symbol is in no row.")
    precondition(!symbols[basic].cost.exists, "A basic symbol has no reduced cost.")
    precondition(!isInfeasible(row), "A settled row is feasible.")
    precondition(
      !rows[row].isSaved && !rows[row].isQueued,
      "A settled row is neither queued nor saved."
    )
    precondition(
      freedom.isFree || freedom.isFixed || !freedom.forbids(symbols[basic].side),
      "A basic symbol is on an allowed side."
    )
    for place in rows[row].places {
      let cell = rows[row].cells[place]
      let symbol = symbols[cell.symbol]
      precondition(!symbol.row.exists, "A row holds parametric symbols only.")
      precondition(cell.entry.value < symbol.count, "A cell has an entry in its column.")
      let entry = symbol.column.unsafelyUnwrapped[cell.entry]
      precondition(entry.row == row && entry.cell == place, "An entry leads back to its cell.")
      if !freedom.isFree {
        precondition(!symbol.freedom.isFree, "A restricted row holds no free symbol.")
      }
      if freedom.isFixed {
        precondition(symbol.freedom.isFixed, "A redundant row holds fixed symbols only.")
      }
    }
  }

  private mutating func checkSymbol(_ symbol: SymbolIndex) {
    precondition(slots[symbol].isEmpty, "Slots are empty between uses.")
    guard !symbols[symbol].row.exists else { return }
    for index in 0..<Int(symbols[symbol].count) {
      let entry = symbols[symbol].column.unsafelyUnwrapped[index]
      precondition(rows[entry.row].basic.exists, "A column lists existing rows.")
      let cell = rows[entry.row].cells[entry.cell]
      precondition(cell.symbol == symbol, "An entry's cell holds the column's symbol.")
    }
    let freedom = symbols[symbol].freedom
    precondition(
      freedom.isFixed || improvingDirection(symbol) == 0,
      "No parametric symbol improves the objective."
    )
    checkCost(symbol)
  }

  /// Recomputes a parametric symbol's reduced cost from the rows that hold it.
  private mutating func checkCost(_ symbol: SymbolIndex) {
    var expected: [UInt16: Double] = [:]
    for index in 0..<Int(symbols[symbol].count) {
      let entry = symbols[symbol].column.unsafelyUnwrapped[index]
      let basic = symbols[rows[entry.row].basic]
      let slope = basic.freedom.slope(basic.side)
      if slope == 0 { continue }
      let share = slope * rows[entry.row].cells[entry.cell].coefficient
      expected[basic.priority, default: 0] += share
    }
    var node = symbols[symbol].cost
    var last = UInt16.max
    while node.exists {
      precondition(nodes[node].priority < last, "A cost's nodes descend by priority.")
      last = nodes[node].priority
      expected[last, default: 0] -= nodes[node].coefficient
      node = nodes[node].next
    }
    precondition(
      expected.values.allSatisfy { abs($0) < Tolerance.carriedCost },
      "A reduced cost is the sum over the rows that hold the symbol."
    )
  }

  private mutating func checkVariable(_ variable: VariableIndex) {
    let record = variables[variable]
    guard record.flags.contains(.isLive) else { return }
    precondition(!record.entry.exists, "No walk is under way.")
    var dependents: Int32 = 0
    var previous = TermIndex.none
    var term = record.mentions
    while term.exists {
      precondition(terms[term].previous == previous, "Mentions are linked both ways.")
      precondition(terms[term].variable == variable, "A mention names the variable.")
      let constraint = constraints[terms[term].constraint]
      precondition(constraint.form != .free, "A mention belongs to an existing constraint.")
      if constraint.form == .definition, constraint.definedVariable != variable {
        dependents += 1
        precondition(
          !record.flags.contains(.isStale)
            || variables[constraint.definedVariable].flags.contains(.isStale),
          "Every dependant of a stale variable is stale."
        )
      }
      previous = term
      term = terms[term].next
    }
    precondition(dependents == record.dependents, "The number of dependants is right.")
    if record.definition.exists {
      precondition(!isInTableau(record.symbol), "A defined variable is not in the tableau.")
    }
  }
  #endif
}
