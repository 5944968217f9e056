extension SolverCore {
  /// The value of a variable; see `Solver.value`.
  @inline(__always)
  mutating func value(of variable: Variable) -> Double {
    if UInt32(bitPattern: variable.id) < UInt32(bitPattern: readableCount) {
      let record = variables.pointer(to: VariableIndex(variable))
      if record.pointee.flags.intersection([.isLive, .isStale]) == .isLive {
        return record.pointee.definition.exists
          ? record.pointee.value : tableauValue(record.pointee.symbol)
      }
    }
    return computedValue(of: variable)
  }

  /// The value of a variable that needs work first; a separate function, so that the fast path
  /// needs no stack frame.
  @inline(never)
  private mutating func computedValue(of variable: Variable) -> Double {
    let isKnown = UInt32(bitPattern: variable.id) < UInt32(bitPattern: variables.count)
    let isLive = isKnown && variables[VariableIndex(variable)].flags.contains(.isLive)
    precondition(isLive, "A variable is read from its own solver.")
    solvePostponed()
    return value(at: VariableIndex(variable))
  }

  /// The present value of a variable, without solving.
  @inline(__always)
  mutating func value(at variable: VariableIndex) -> Double {
    let record = variables.pointer(to: variable)
    if !record.pointee.definition.exists { return tableauValue(record.pointee.symbol) }
    return record.pointee.flags.contains(.isStale) ? refresh(variable) : record.pointee.value
  }

  /// The value of a symbol: zero while parametric.
  ///
  /// Adding zero turns -0 into 0.
  @inline(__always)
  mutating func tableauValue(_ symbol: SymbolIndex) -> Double {
    if !symbol.exists { return 0 }
    let row = symbols[symbol].row
    return row.exists ? rows[row].constant + 0 : 0
  }

  /// The next changed variable; see `Solver.nextChangedVariable`.
  mutating func nextChangedVariable() -> Variable? {
    if !pending.isEmpty { solvePostponed() }
    while let variable = changes.popFirst() {
      guard variables[variable].flags.contains(.isLive) else { continue }
      let current = value(at: variable)
      let difference = abs(current - variables[variable].reported)
      if difference > Tolerance.change * max(1, abs(current)) {
        variables[variable].reported = current
        counters.variablesChanged += 1
        return Variable(variable)
      }
    }
    return nil
  }

  /// Notes that a variable's value may have changed.
  @inline(__always)
  mutating func noteChange(_ variable: VariableIndex) {
    changes.insert(variable)
    if variables[variable].dependents > 0 { noteSource(variable) }
  }

  /// Queues a variable whose dependants must be marked as stale.
  mutating func noteSource(_ variable: VariableIndex) {
    if variables[variable].flags.contains(.isSource) { return }
    variables[variable].flags.insert(.isSource)
    changedSources.append(variable)
  }
}
