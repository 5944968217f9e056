extension SolverCore {
  /// Sets the constant of a constraint; see `Solver.setConstant`.
  mutating func setConstant(
    _ constant: Double,
    of constraint: Constraint
  ) throws(SolverError) {
    try check(constraint)
    try setConstant(constant, at: ConstraintIndex(constraint))
  }

  /// Sets the constant of an existing constraint.
  mutating func setConstant(_ constant: Double, at index: ConstraintIndex) throws(SolverError) {
    try check(constant)
    let record = constraints.pointer(to: index)
    let old = record.pointee.constant
    if constant == old { return }
    // Entering the constraint and then shifting it takes the dual simplex, which is cheaper on a
    // long column than entering it with the new constant.
    if record.pointee.form == .pending, !isBatching { solvePostponed() }
    if record.pointee.priority == .required, record.pointee.form != .pending {
      try setRequiredConstant(constant, at: index)
      return
    }
    counters.constantsEdited += 1
    record.pointee.constant = constant
    if record.pointee.form == .pending { return }
    shift(record.pointee.marker, constant - old)
    try settleSoft()
  }

  @inline(never)
  private mutating func setRequiredConstant(
    _ constant: Double,
    at index: ConstraintIndex
  ) throws(SolverError) {
    let old = constraints[index].constant
    if isBatching {
      counters.constantsEdited += 1
      logBatch(.edited(old), index)
      applyConstant(constant, index)
      return
    }
    do throws(SolverError) {
      try carryOut(handle(index), { $0.applyConstant(constant, index) }) { solver in
        solver.constraints[index].constant = old
        if solver.constraints[index].form == .definition {
          solver.dropShortcuts()
          solver.noteDefinition(solver.constraints[index].definedVariable)
        }
      }
    } catch {
      finishOperation()
      throw error
    }
    counters.constantsEdited += 1
  }

  /// Sets the constant of a constraint in any form without solving.
  mutating func applyConstant(_ constant: Double, _ index: ConstraintIndex) {
    let difference = constant - constraints[index].constant
    if constraints[index].form == .definition {
      let variable = constraints[index].definedVariable
      let first = terms[constraints[index].terms].coefficient
      guard variables[variable].flags.contains(.isNonNegative), -constant / first < 0 else {
        constraints[index].constant = constant
        dropShortcuts()
        noteDefinition(variable)
        guard terms[variables[variable].mentions].next.exists else { return }
        collectUsers(of: variable)
        for place in 0..<expansion.users.count {
          let user = expansion.users[place]
          let marker = constraints[user.constraint].marker
          shift(marker, -difference / first * user.coefficient)
        }
        return
      }
      promote(index)
    }
    constraints[index].constant = constant
    shift(constraints[index].marker, difference)
  }

  /// Adds a difference to the constant of a marker's expression.
  ///
  /// A parametric marker is zero, so the rest of its expression changes by the opposite amount:
  /// each row that holds the marker changes by the difference times its coefficient.
  mutating func shift(_ marker: SymbolIndex, _ difference: Double) {
    let basicRow = symbols[marker].row
    if basicRow.exists {
      if isJournaling { saveRow(basicRow) }
      rows[basicRow].constant += difference
      noteConstant(basicRow)
      return
    }
    guard let column = symbols[marker].column else { return }
    let count = Int(symbols[marker].count)
    var index = 0
    while index < count {
      let entry = column[index]
      index &+= 1
      if isJournaling { saveRow(entry.row) }
      let row = rows.pointer(to: entry.row)
      row.pointee.constant -= difference * row.pointee.cells[entry.cell].coefficient
      noteConstant(entry.row)
    }
  }
}
