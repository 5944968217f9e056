extension Solver {
  /// The constraints that a row which can't be repaired shows to be contradictory.
  ///
  /// The row reads `basic = constant + sum of coefficient * symbol`, where every symbol can only
  /// move the basic one further from where it must be. Basic and parametric markers are the
  /// constraints' own expressions, so their combination is a contradiction (Farkas' lemma); a row
  /// of a simplex tableau is an extreme such combination, hence minimal (Gleeson and Ryan,
  /// "Identifying Minimally Infeasible Subsystems of Inequalities", 1990). Definitions that the
  /// expressions were built through take part unless they cancel out.
  mutating func conflict(in row: Int32, rejected: Constraint) -> Conflict {
    var members: [Constraint] = []
    var nonNegative: [Variable] = []
    func include(_ symbol: Int32, _ multiplier: Double) {
      let owner = symbols[symbol].owner
      guard owner >= 0 else {
        nonNegative.append(Variable(id: ~owner))
        return
      }
      members.append(handle(owner))
      let record = constraints[owner]
      for index in 0..<record.termCount {
        let node = terms[record.terms + index]
        guard variables[node.variable].definition >= 0 else { continue }
        reach(node.variable, multiplier * node.coefficient)
      }
    }
    include(rows[row].basic, 1)
    let cells = rows[row].cells
    for index in 0..<Int(rows[row].count) {
      include(cells[index].symbol, -cells[index].coefficient)
    }
    orderDefinitions(includesConstants: true)
    var position = expansion.order.count - 1
    while position >= 0 {
      let entry = expansion.entries[expansion.order[position]]
      position -= 1
      if abs(entry.coefficient) <= Tolerance.pivot { continue }
      let index = variables[entry.variable].definition
      members.append(handle(index))
      let record = constraints[index]
      for place in 1..<max(1, record.termCount) {
        let node = terms[record.terms + place]
        guard variables[node.variable].definition >= 0 else { continue }
        let share = -entry.coefficient * node.coefficient / terms[record.terms].coefficient
        reach(node.variable, share)
      }
    }
    clearExpansion()
    return Conflict(
      rejected: rejected,
      constraints: members.sorted { $0.index < $1.index },
      nonNegativeVariables: nonNegative.sorted()
    )
  }
}
