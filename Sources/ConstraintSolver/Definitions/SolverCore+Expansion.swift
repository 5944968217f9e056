extension SolverCore {
  /// Adds a coefficient of a variable to a row under construction.
  ///
  /// A defined variable is queued in `expansion`; one that is defined as a constant is added to the
  /// row's constant at once.
  @inline(__always)
  mutating func addTerm(_ variable: VariableIndex, _ coefficient: Double, to row: RowIndex) {
    let record = variables.pointer(to: variable)
    let definition = record.pointee.definition
    if definition.exists {
      if constraints[definition].termCount == 1 {
        rows[row].constant += coefficient * record.pointee.value
      } else if let shortcut = shortcut(of: variable) {
        rows[row].constant += coefficient * shortcut.offset
        addTerm(shortcut.source, coefficient * shortcut.factor, to: row)
      } else {
        reach(variable, coefficient)
      }
      return
    }
    let known = record.pointee.symbol
    let symbol = known.exists ? known : self.symbol(of: variable)
    let basicRow = symbols[symbol].row
    if !basicRow.exists {
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
  mutating func addSymbol(_ symbol: SymbolIndex, _ coefficient: Double, to row: RowIndex) {
    let slot = slots[symbol]
    if slot.isUnmerged {
      let old = rows[row].cells[slot.cell].coefficient
      let sum = old + coefficient
      rows[row].cells[slot.cell].coefficient =
        abs(sum) <= Tolerance.coefficient * abs(coefficient) ? 0 : sum
    } else {
      slots[symbol] = Slot(appendUnlinkedCell(row, symbol, coefficient))
    }
  }

  /// Adds a coefficient to a defined variable's entry of the walk.
  mutating func reach(_ variable: VariableIndex, _ coefficient: Double) {
    let entry = variables[variable].entry
    if entry.exists {
      expansion[entry].coefficient += coefficient
    } else {
      variables[variable].entry = Index(expansion.entries.count)
      expansion.entries.append(
        Expansion.Entry(coefficient: coefficient, variable: variable, cursor: .none)
      )
    }
  }

  /// Replaces the queued defined variables by their definitions, each once.
  mutating func expandDefinitions(into row: RowIndex) {
    orderDefinitions(includesConstants: false, usesShortcuts: true)
    if expansion.order.count > Self.longWalk { makeShortcuts() }
    var position = expansion.order.count &- 1
    while position >= 0 {
      let entry = expansion[expansion.order[position]]
      position &-= 1
      if entry.coefficient == 0 { continue }
      let definition = constraints[variables[entry.variable].definition]
      let scale = -entry.coefficient / terms[definition.terms].coefficient
      if scale == 0 { continue }
      rows[row].constant += scale * definition.constant
      for index in 1..<definition.termCount {
        let node = terms[definition.terms &+ index]
        addTerm(node.variable, scale * node.coefficient, to: row)
      }
    }
    clearExpansion()
  }

  /// Extends the walk to every definition it depends on, and puts its entries in order.
  ///
  /// With shortcuts, the walk goes on at the beginnings of chains.
  mutating func orderDefinitions(includesConstants: Bool, usesShortcuts: Bool = false) {
    for root in Indices<Expansion.Entry>(expansion.entries.count)
    where !expansion[root].cursor.exists {
      start(root, at: variables[expansion[root].variable].definition)
      while !expansion.stack.isEmpty {
        let top = expansion.stack[expansion.stack.count &- 1]
        let entry = expansion.pointer(to: top)
        let definition = constraints.pointer(to: variables[entry.pointee.variable].definition)
        let cursor = entry.pointee.cursor
        if cursor >= definition.pointee.terms &+ definition.pointee.termCount {
          expansion.order.append(top)
          _ = expansion.stack.removeLast()
          continue
        }
        entry.pointee.cursor = cursor &+ 1
        var variable = terms[cursor].variable
        if usesShortcuts {
          while let shortcut = shortcut(of: variable) { variable = shortcut.source }
        }
        let inner = variables[variable].definition
        if !inner.exists { continue }
        if !includesConstants, constraints[inner].termCount == 1 { continue }
        reach(variable, 0)
        let child = variables[variable].entry
        if !expansion[child].cursor.exists { start(child, at: inner) }
      }
    }
  }

  /// Puts an entry on the stack, at the first term after the defined variable's own.
  @inline(__always)
  private mutating func start(_ entry: Index<Expansion.Entry>, at definition: ConstraintIndex) {
    expansion[entry].cursor = constraints[definition].terms &+ 1
    expansion.stack.append(entry)
  }

  mutating func clearExpansion() {
    for index in 0..<expansion.entries.count {
      variables[expansion.entries[index].variable].entry = .none
    }
    expansion.entries.removeAll()
    expansion.order.removeAll()
  }

  /// Fills `expansion.users` with the constraints in the tableau that were built through a
  /// variable, directly or through other definitions; a constraint may occur several times.
  ///
  /// - Complexity: O(mentions of the variable and of everything defined through it).
  mutating func collectUsers(of variable: VariableIndex) {
    expansion.users.removeAll()
    reachMentions(of: variable, 1)
    while !expansion.stack.isEmpty {
      let top = expansion.stack[expansion.stack.count - 1]
      let term = expansion[top].cursor
      if !term.exists {
        expansion.order.append(top)
        _ = expansion.stack.removeLast()
        continue
      }
      expansion[top].cursor = terms[term].next
      let record = constraints[terms[term].constraint]
      guard record.form == .definition, record.definedVariable != expansion[top].variable,
        !variables[record.definedVariable].entry.exists
      else { continue }
      reachMentions(of: record.definedVariable, 0)
    }
    var position = expansion.order.count - 1
    while position >= 0 {
      let entry = expansion[expansion.order[position]]
      position -= 1
      collectDirectUsers(of: entry)
    }
    clearExpansion()
  }

  /// Adds an entry for a variable and puts it on the stack, at the variable's first mention.
  private mutating func reachMentions(of variable: VariableIndex, _ coefficient: Double) {
    reach(variable, coefficient)
    let entry = variables[variable].entry
    expansion[entry].cursor = variables[variable].mentions
    expansion.stack.append(entry)
  }

  /// Passes an entry's coefficient on to the constraints and definitions that mention its variable.
  private mutating func collectDirectUsers(of entry: Expansion.Entry) {
    var term = variables[entry.variable].mentions
    while term.exists {
      let node = terms[term]
      term = node.next
      let record = constraints[node.constraint]
      let coefficient = entry.coefficient * node.coefficient
      switch record.form {
      case .tableau:
        expansion.users.append(
          Expansion.User(coefficient: coefficient, constraint: node.constraint)
        )
      case .definition where record.definedVariable != entry.variable:
        reach(record.definedVariable, -coefficient / terms[record.terms].coefficient)
      case .definition, .pending, .free:
        break
      }
    }
  }
}
