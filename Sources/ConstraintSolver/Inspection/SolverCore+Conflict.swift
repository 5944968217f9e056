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
  /// must add up to the row's constant. Otherwise rounding has spoiled the row and it proves
  /// nothing.
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
  private var terms: [VariableIndex: (sum: Double, size: Double)] = [:]

  mutating func add(_ coefficient: Double, _ variable: VariableIndex) {
    let old = terms[variable, default: (0, 0)]
    terms[variable] = (old.sum + coefficient, max(old.size, abs(coefficient)))
  }

  /// Whether, up to rounding, every coefficient is zero and the constant is the expected one, which
  /// is not.
  func isZero(but expected: Double) -> Bool {
    abs(constant - expected) <= Tolerance.proof * max(1, abs(expected))
      && abs(constant) > Tolerance.feasibility
      && terms.values.allSatisfy { abs($0.sum) <= Tolerance.proof * max(1, $0.size) }
  }
}
