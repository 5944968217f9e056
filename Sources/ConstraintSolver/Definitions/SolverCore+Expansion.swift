extension SolverCore {
  /// Adds a coefficient of a variable to a row under construction.
  ///
  /// A defined variable waits in `expansion`; a constant one adds to the constant at once.
  @inline(__always)
  mutating func addTerm(_ variable: Int32, _ coefficient: Double, to row: Int32) {
    let record = variables.base + Int(variable)
    let definition = record.pointee.definition
    if definition >= 0 {
      if constraints[definition].termCount == 1 {
        rows[row].constant += coefficient * record.pointee.value
      } else {
        reach(variable, coefficient)
      }
      return
    }
    let known = record.pointee.symbol
    let symbol = known >= 0 ? known : self.symbol(of: variable)
    let basicRow = symbols[symbol].row
    if basicRow < 0 {
      addSymbol(symbol, coefficient, to: row)
      return
    }
    rows[row].constant += coefficient * rows[basicRow].constant
    let cells = rows[basicRow].cells
    for index in 0..<Int(rows[basicRow].count) {
      addSymbol(cells[index].symbol, coefficient * cells[index].coefficient, to: row)
    }
  }

  @inline(__always)
  mutating func addSymbol(_ symbol: Int32, _ coefficient: Double, to row: Int32) {
    let slot = slots[symbol]
    if slot > 0 {
      rows[row].cells[Int(slot) &- 1].coefficient += coefficient
    } else {
      slots[symbol] = appendUnlinkedCell(row, symbol, coefficient) &+ 1
    }
  }

  /// Adds a coefficient to a defined variable's entry of the walk.
  mutating func reach(_ variable: Int32, _ coefficient: Double) {
    let mark = variables[variable].mark
    if mark >= 0 {
      expansion.entries[mark].coefficient += coefficient
    } else {
      variables[variable].mark = expansion.entries.count
      expansion.entries.append(
        Expansion.Entry(coefficient: coefficient, variable: variable, cursor: -1)
      )
    }
  }

  /// Replaces the defined variables that wait by what they stand for, each once.
  mutating func expandDefinitions(into row: Int32) {
    orderDefinitions(includesConstants: false)
    var position = expansion.order.count - 1
    while position >= 0 {
      let entry = expansion.entries[expansion.order[position]]
      position -= 1
      let definition = constraints[variables[entry.variable].definition]
      let scale = -entry.coefficient / terms[definition.terms].coefficient
      if scale == 0 { continue }
      rows[row].constant += scale * definition.constant
      for index in 1..<definition.termCount {
        let node = terms[definition.terms + index]
        addTerm(node.variable, scale * node.coefficient, to: row)
      }
    }
    clearExpansion()
  }

  /// Extends the walk to every definition it depends on, and orders it.
  mutating func orderDefinitions(includesConstants: Bool) {
    let roots = expansion.entries.count
    for root in 0..<roots where expansion.entries[root].cursor < 0 {
      expansion.entries[root].cursor = 1
      expansion.stack.append(root)
      while !expansion.stack.isEmpty {
        let top = expansion.stack[expansion.stack.count - 1]
        let definition = constraints[variables[expansion.entries[top].variable].definition]
        let cursor = expansion.entries[top].cursor
        if cursor >= definition.termCount {
          expansion.order.append(top)
          _ = expansion.stack.removeLast()
          continue
        }
        expansion.entries[top].cursor = cursor + 1
        let variable = terms[definition.terms + cursor].variable
        let inner = variables[variable].definition
        if inner < 0 { continue }
        if !includesConstants, constraints[inner].termCount == 1 { continue }
        reach(variable, 0)
        let child = variables[variable].mark
        if expansion.entries[child].cursor < 0 {
          expansion.entries[child].cursor = 1
          expansion.stack.append(child)
        }
      }
    }
  }

  mutating func clearMarks() {
    for index in 0..<expansion.entries.count {
      variables[expansion.entries[index].variable].mark = -1
    }
  }

  mutating func clearExpansion() {
    clearMarks()
    expansion.entries.removeAll()
    expansion.order.removeAll()
  }

  /// Fills `expansion.users` with the constraints in the tableau that were built through a
  /// variable, directly or through other definitions; one may occur several times.
  ///
  /// - Complexity: O(mentions of the variable and of everything defined through it).
  mutating func collectUsers(of variable: Int32) {
    expansion.users.removeAll()
    reach(variable, 1)
    expansion.entries[0].cursor = variables[variable].mentions
    expansion.stack.append(0)
    while !expansion.stack.isEmpty {
      let top = expansion.stack[expansion.stack.count - 1]
      let term = expansion.entries[top].cursor
      if term < 0 {
        expansion.order.append(top)
        _ = expansion.stack.removeLast()
        continue
      }
      expansion.entries[top].cursor = terms[term].next
      let record = constraints[terms[term].constraint]
      guard record.form == .definition, record.subject != expansion.entries[top].variable
      else { continue }
      if variables[record.subject].mark < 0 {
        reach(record.subject, 0)
        let child = variables[record.subject].mark
        expansion.entries[child].cursor = variables[record.subject].mentions
        expansion.stack.append(child)
      }
    }
    var position = expansion.order.count - 1
    while position >= 0 {
      let entry = expansion.entries[expansion.order[position]]
      position -= 1
      collectDirectUsers(of: entry)
    }
    clearExpansion()
  }

  /// Hands an entry's coefficient on to what mentions its variable.
  private mutating func collectDirectUsers(of entry: Expansion.Entry) {
    var term = variables[entry.variable].mentions
    while term >= 0 {
      let node = terms[term]
      term = node.next
      let record = constraints[node.constraint]
      let coefficient = entry.coefficient * node.coefficient
      switch record.form {
      case .tableau:
        expansion.users.append(
          Expansion.User(coefficient: coefficient, constraint: node.constraint)
        )
      case .definition where record.subject != entry.variable:
        reach(record.subject, -coefficient / terms[record.terms].coefficient)
      case .definition, .pending, .free:
        break
      }
    }
  }
}
