/// The constraints behind a row that can't be repaired.
struct Contradiction {
  /// The constraints by ascending index.
  let constraints: [Constraint]
  let nonNegativeVariables: [Variable]
  /// Whether the members really add up to a contradiction; if not, rounding has spoiled the row.
  let isProven: Bool

  /// The conflict in which one of the constraints is rejected.
  func conflict(rejecting rejected: Constraint) -> Conflict {
    Conflict(
      rejected: rejected,
      constraints: constraints,
      nonNegativeVariables: nonNegativeVariables
    )
  }
}

extension SolverCore {
  /// The contradiction behind a row that can't be repaired.
  ///
  /// The row reads `basic = constant + sum of coefficient * symbol`, and every symbol can only move
  /// the basic one further from feasibility. Basic and parametric markers are the constraints' own
  /// expressions, so their combination is a contradiction (Farkas' lemma). A row of a simplex
  /// tableau is an extreme combination of this kind, hence minimal (Gleeson and Ryan, "Identifying
  /// Minimally Infeasible Subsystems of Inequalities", 1990). Definitions used to build the
  /// expressions are members unless they cancel out.
  ///
  /// In the combination every variable must cancel, except non-negative members, and the constants
  /// must add up to a number that is not zero, beyond what rounding and coefficients that did not
  /// cancel can explain. Otherwise the row proves nothing.
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
    for place in rows[row].places where abs(cells[place].coefficient) >= Tolerance.pivot {
      include(cells[place].symbol, -cells[place].coefficient)
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
      isProven: isContradiction(sum, like: rows[row].constant)
    )
  }

  /// Whether a combination is a number other than zero, with the sign that it has in the row.
  private mutating func isContradiction(_ sum: Combination, like expected: Double) -> Bool {
    var rounding = Tolerance.feasibility + Tolerance.sum * 16 * sum.size
    for (variable, coefficient) in sum.terms {
      if abs(coefficient.sum) > Tolerance.proof * coefficient.size { return false }
      rounding += abs(coefficient.sum) * max(1, abs(value(at: variable)))
    }
    return expected > 0 ? sum.constant > rounding : sum.constant < -rounding
  }

  /// Adds a constraint's terms from a place on, times a multiplier, to a combination; terms of
  /// defined variables go to the walk over definitions.
  private mutating func combine(
    _ constraint: ConstraintIndex,
    _ multiplier: Double,
    from start: Int32,
    into sum: inout Combination
  ) {
    let record = constraints[constraint]
    sum.constant += multiplier * record.constant
    sum.size = max(sum.size, abs(multiplier * record.constant))
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

/// A linear combination of variables that should vanish, and its constant.
private struct Combination {
  var constant = 0.0
  /// The size of the largest constant added.
  var size = 0.0
  private(set) var terms: [VariableIndex: (sum: Double, size: Double)] = [:]

  mutating func add(_ coefficient: Double, _ variable: VariableIndex) {
    let old = terms[variable, default: (0, 0)]
    terms[variable] = (old.sum + coefficient, max(old.size, abs(coefficient)))
  }
}
