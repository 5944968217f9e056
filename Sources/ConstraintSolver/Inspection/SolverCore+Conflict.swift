/// The constraints that a row which can't be repaired shows to be contradictory.
struct Contradiction {
  /// By ascending index.
  let constraints: [Constraint]
  let nonNegativeVariables: [Variable]
  /// Whether the members really add up to a contradiction; otherwise rounding has spoiled the row.
  let isProven: Bool

  /// The conflict of a solver that leaves one of the constraints out.
  func conflict(rejecting rejected: Constraint) -> Conflict {
    Conflict(
      rejected: rejected,
      constraints: constraints,
      nonNegativeVariables: nonNegativeVariables
    )
  }
}

extension SolverCore {
  /// The contradiction that a row which can't be repaired proves.
  ///
  /// The row reads `basic = constant + sum of coefficient * symbol`, where every symbol can only
  /// move the basic one further from where it must be. Basic and parametric markers are the
  /// constraints' own expressions, so their combination is a contradiction (Farkas' lemma); a row
  /// of a simplex tableau is an extreme such combination, hence minimal (Gleeson and Ryan,
  /// "Identifying Minimally Infeasible Subsystems of Inequalities", 1990). Definitions that the
  /// expressions were built through take part unless they cancel out.
  ///
  /// In the combination every variable must cancel, but for those that are non-negative members,
  /// and the constants must add up to the row's. Otherwise the row has been spoiled by rounding
  /// and proves nothing.
  mutating func contradiction(in row: RowIndex) -> Contradiction {
    var members: [Constraint] = []
    var nonNegative: [Variable] = []
    var sum = Combination()
    func include(_ symbol: SymbolIndex, _ multiplier: Double) {
      switch symbols[symbol].owner.kind {
      case .constraint(let constraint):
        members.append(handle(constraint))
        combine(constraint, multiplier, from: 0, into: &sum)
      case .variable(let variable):
        nonNegative.append(Variable(variable))
        sum.add(multiplier, variable)
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
      let entry = expansion[expansion.order[position]]
      position -= 1
      if abs(entry.coefficient) <= Tolerance.pivot { continue }
      let index = variables[entry.variable].definition
      members.append(handle(index))
      let first = terms[constraints[index].terms].coefficient
      combine(index, -entry.coefficient / first, from: 1, into: &sum)
    }
    clearExpansion()
    return Contradiction(
      constraints: members.sorted { $0.index < $1.index },
      nonNegativeVariables: nonNegative.sorted(),
      isProven: sum.isZero(but: rows[row].constant)
    )
  }

  /// Adds a constraint's terms, from one on, times a multiplier to a combination; those of defined
  /// variables to the walk over definitions.
  private mutating func combine(
    _ constraint: ConstraintIndex,
    _ multiplier: Double,
    from start: Int32,
    into sum: inout Combination
  ) {
    let record = constraints[constraint]
    sum.constant += multiplier * record.constant
    for place in start..<max(start, record.termCount) {
      let node = terms[record.terms + place]
      if variables[node.variable].definition.exists {
        reach(node.variable, multiplier * node.coefficient)
      } else {
        sum.add(multiplier * node.coefficient, node.variable)
      }
    }
  }
}

/// A linear combination of variables that ought to vanish, and of constants.
private struct Combination {
  var constant = 0.0
  private var terms: [VariableIndex: (sum: Double, size: Double)] = [:]

  mutating func add(_ coefficient: Double, _ variable: VariableIndex) {
    let old = terms[variable, default: (0, 0)]
    terms[variable] = (old.sum + coefficient, max(old.size, abs(coefficient)))
  }

  /// Whether every coefficient is zero and the constant another, but for rounding.
  func isZero(but expected: Double) -> Bool {
    abs(constant - expected) <= Tolerance.proof * max(1, abs(expected))
      && abs(constant) > Tolerance.feasibility
      && terms.values.allSatisfy { abs($0.sum) <= Tolerance.proof * max(1, $0.size) }
  }
}
