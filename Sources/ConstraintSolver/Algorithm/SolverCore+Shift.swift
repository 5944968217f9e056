extension SolverCore {
  /// Sets the constant of a constraint; see `Solver.setConstant`.
  mutating func setConstant(
    _ constant: Double,
    of constraint: Constraint
  ) throws(SolverError) {
    try check(constraint)
    guard constant.isFinite else { throw .nonFiniteConstant }
    let index = constraint.index
    let old = constraints[index].constant
    if constant == old { return }
    counters.constantsEdited += 1
    if constraints[index].form == .pending {
      constraints[index].constant = constant
      return
    }
    guard constraints[index].priority == .required else {
      constraints[index].constant = constant
      shift(constraints[index].subject, constant - old)
      settleSoft()
      return
    }
    if isBatching {
      logBatch(.edited(old), index)
      applyConstant(constant, index)
      return
    }
    do throws(SolverError) {
      try carryOut(constraint, { $0.applyConstant(constant, index) }) { solver in
        solver.constraints[index].constant = old
        if solver.constraints[index].form == .definition {
          solver.noteDefinition(solver.constraints[index].subject)
        }
      }
    } catch {
      counters.constantsEdited -= 1
      finishOperation()
      throw error
    }
  }

  /// Gives a constraint a constant, wherever it lives, without solving.
  mutating func applyConstant(_ constant: Double, _ index: Int32) {
    let difference = constant - constraints[index].constant
    if constraints[index].form == .definition {
      let variable = constraints[index].subject
      let first = terms[constraints[index].terms].coefficient
      guard variables[variable].flags.contains(.isNonNegative), -constant / first < 0 else {
        constraints[index].constant = constant
        noteDefinition(variable)
        guard terms[variables[variable].mentions].next >= 0 else { return }
        collectUsers(of: variable)
        for place in 0..<expansion.users.count {
          let user = expansion.users[place]
          let marker = constraints[user.constraint].subject
          shift(marker, -difference / first * user.coefficient)
        }
        return
      }
      promote(index)
    }
    constraints[index].constant = constant
    shift(constraints[index].subject, difference)
  }

  /// Adds a difference to the constant of a marker's expression.
  ///
  /// A parametric marker is zero, so the rest of its expression changes by the opposite: each row
  /// that holds the marker follows with its coefficient.
  mutating func shift(_ marker: Int32, _ difference: Double) {
    let basicRow = symbols[marker].row
    if basicRow >= 0 {
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
      let row = rows.base + Int(entry.row)
      row.pointee.constant -= difference * row.pointee.cells[Int(entry.cell)].coefficient
      noteConstant(entry.row)
    }
  }
}
