extension SolverCore {
  /// The value of a variable; see `Solver.value`.
  @inline(__always)
  mutating func value(of variable: Variable) -> Double {
    let isKnown = UInt32(bitPattern: variable.id) < UInt32(bitPattern: variables.count)
    precondition(isKnown, "A variable is read from the solver it is in.")
    let record = variables.base + Int(variable.id)
    let flags = record.pointee.flags
    precondition(flags.contains(.isLive), "A variable is read from the solver it is in.")
    if record.pointee.definition < 0 { return tableauValue(record.pointee.symbol) }
    return flags.contains(.isStale) ? refresh(variable.id) : record.pointee.value
  }

  @inline(__always)
  mutating func value(at variable: Int32) -> Double {
    value(of: Variable(id: variable))
  }

  /// The value of a symbol: zero while parametric.
  ///
  /// Adding zero turns -0 into 0.
  @inline(__always)
  mutating func tableauValue(_ symbol: Int32) -> Double {
    if symbol < 0 { return 0 }
    let row = symbols[symbol].row
    return row < 0 ? 0 : rows[row].constant + 0
  }

  /// The next variable that changed; see `Solver.nextChangedVariable`.
  mutating func nextChangedVariable() -> Variable? {
    while let variable = changes.popFirst() {
      guard variables[variable].flags.contains(.isLive) else { continue }
      let current = value(at: variable)
      let difference = abs(current - variables[variable].reported)
      if difference > Tolerance.change * max(1, abs(current)) {
        variables[variable].reported = current
        counters.variablesChanged += 1
        return Variable(id: variable)
      }
    }
    return nil
  }

  /// Notes that a variable's value may have changed.
  @inline(__always)
  mutating func noteChange(_ variable: Int32) {
    changes.insert(variable)
    if variables[variable].dependents > 0 { noteSource(variable) }
  }

  /// Queues a variable whose dependants must learn that it changed.
  mutating func noteSource(_ variable: Int32) {
    if variables[variable].flags.contains(.isSource) { return }
    variables[variable].flags.insert(.isSource)
    changedSources.append(variable)
  }
}
