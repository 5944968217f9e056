/// The set of all optima, as a small linear program over the symbols that may move at no cost.
///
/// Every optimum satisfies complementary slackness with the present reduced costs: a parametric
/// symbol moves only in directions that cost nothing, and a basic one stays on its side. The rest
/// is a tableau of those symbols, in which a linear function is maximized.
struct OptimalFace {
  /// A symbol that may move, as a non-negative column; a free symbol has two columns.
  private struct Column {
    var symbol: SymbolIndex
    var sign: Double
  }

  /// A symbol of this program, ordered for Bland's rule.
  private enum Name: Comparable {
    /// The symbol that is basic in a line of the initial tableau.
    case line(Int)
    case column(Int)
  }

  private struct Line {
    var constant: Double
    var coefficients: [Double]
    var basic: Name
  }

  private var columns: [Column] = []
  /// The columns of each symbol that may move.
  private var places: [SymbolIndex: [Int]] = [:]
  private var lines: [Line] = []

  init(_ solver: borrowing SolverCore) {
    for symbol in solver.symbols.indices where !solver.symbols[symbol].row.exists {
      for direction: Int8 in [1, -1] where solver.isCostless(symbol, direction) {
        places[symbol, default: []].append(columns.count)
        columns.append(Column(symbol: symbol, sign: Double(direction)))
      }
    }
    for row in solver.rows.indices where solver.rows[row].basic.exists {
      let basic = solver.symbols[solver.rows[row].basic]
      if basic.freedom.isFree || basic.freedom.isFixed { continue }
      let side = Double(basic.side)
      let coefficients = self.coefficients(of: row, in: solver).map { $0 * side }
      if coefficients.allSatisfy({ $0 == 0 }) { continue }
      let constant = max(0, solver.rows[row].constant * side)
      lines.append(Line(constant: constant, coefficients: coefficients, basic: .line(lines.count)))
    }
  }

  /// The coefficients of the movable columns in a row.
  private func coefficients(of row: RowIndex, in solver: borrowing SolverCore) -> [Double] {
    var result = [Double](repeating: 0, count: columns.count)
    for place in 0..<Int(solver.rows[row].count) {
      let cell = solver.rows[row].cells[place]
      for column in places[cell.symbol] ?? [] {
        result[column] += cell.coefficient * columns[column].sign
      }
    }
    return result
  }

  /// A variable as a function of the columns; `nil` if no constraint restricts it.
  func objective(of variable: VariableIndex, in solver: borrowing SolverCore) -> [Double]? {
    var result = [Double](repeating: 0, count: columns.count)
    var pending: [VariableIndex: Double] = [variable: 1]
    for current in solver.definitionOrder(from: variable) {
      guard let coefficient = pending.removeValue(forKey: current) else { continue }
      let record = solver.variables[current]
      if record.definition.exists {
        let definition = solver.constraints[record.definition]
        let first = solver.terms[definition.terms].coefficient
        for index in 1..<max(1, definition.termCount) {
          let node = solver.terms[definition.terms + index]
          pending[node.variable, default: 0] -= coefficient * node.coefficient / first
        }
      } else if abs(coefficient) > Tolerance.coefficient {
        let row = record.symbol.exists ? solver.symbols[record.symbol].row : .none
        if row.exists {
          let share = coefficients(of: row, in: solver)
          for column in columns.indices { result[column] += coefficient * share[column] }
        } else if !solver.isInTableau(record.symbol) {
          return nil
        } else {
          for column in places[record.symbol] ?? [] {
            result[column] += coefficient * columns[column].sign
          }
        }
      }
    }
    return result
  }

  /// Whether a function can increase, or decrease, within the face; `nil` always can.
  ///
  /// This is a primal simplex with Bland's rule that ends at the first step that is not degenerate.
  mutating func canMove(_ objective: [Double]?, upward: Bool) -> Bool {
    guard let objective else { return true }
    var lines = lines
    var gains = objective.map { upward ? $0 : -$0 }
    var names = columns.indices.map(Name.column)
    while true {
      let improving = gains.indices.filter { gains[$0] > Tolerance.gain }
      guard let entering = improving.min(by: { names[$0] < names[$1] }) else { return false }
      var leaving: Int?
      var isBlocked = false
      for (index, line) in lines.enumerated()
      where line.coefficients[entering] < -Tolerance.blocking {
        if line.constant > Tolerance.degenerate { continue }
        isBlocked = true
        if let best = leaving, lines[best].basic < line.basic { continue }
        leaving = index
      }
      guard isBlocked, let leaving else { return true }
      Self.pivot(&lines, leaving, entering, &gains, &names)
    }
  }

  private static func pivot(
    _ lines: inout [Line],
    _ leaving: Int,
    _ entering: Int,
    _ gains: inout [Double],
    _ names: inout [Name]
  ) {
    var solved = lines[leaving]
    let inverse = 1 / solved.coefficients[entering]
    solved.coefficients = solved.coefficients.map { -$0 * inverse }
    solved.coefficients[entering] = inverse
    solved.constant = 0
    swap(&solved.basic, &names[entering])
    func substitute(into coefficients: inout [Double]) {
      let factor = coefficients[entering]
      if factor == 0 { return }
      coefficients[entering] = 0
      for column in coefficients.indices {
        coefficients[column] += factor * solved.coefficients[column]
      }
    }
    for index in lines.indices where index != leaving {
      substitute(into: &lines[index].coefficients)
    }
    substitute(into: &gains)
    lines[leaving] = solved
  }
}

extension SolverCore {
  /// Whether another optimum gives the variable another value; see `Solver.isAmbiguous`.
  mutating func isAmbiguous(_ variable: Variable) -> Bool {
    precondition(
      variable.id >= 0 && variable.id < variables.count
        && variables[VariableIndex(variable)].flags.contains(.isLive),
      "A variable is tested in its own solver."
    )
    precondition(!isBatching, "A batch ends before its optimum is tested.")
    var face = OptimalFace(self)
    let objective = face.objective(of: VariableIndex(variable), in: self)
    return face.canMove(objective, upward: true) || face.canMove(objective, upward: false)
  }

  /// Whether a parametric symbol may move in a direction at no cost.
  func isCostless(_ symbol: SymbolIndex, _ direction: Int8) -> Bool {
    let freedom = symbols[symbol].freedom
    if freedom.forbids(direction) || symbols[symbol].count == 0 { return false }
    let cost = CostCursor(symbols.pointer(to: symbol), direction, scale: 1)
    return CostCursor.compare(cost, CostCursor(0, 0), nodes) <= 0
  }

  /// A variable and everything its definition depends on, each before its own dependencies.
  func definitionOrder(from variable: VariableIndex) -> [VariableIndex] {
    var order: [VariableIndex] = []
    var visited: Set<VariableIndex> = [variable]
    var stack: [(variable: VariableIndex, next: Int32)] = [(variable, 1)]
    while let (current, next) = stack.last {
      let definition = variables[current].definition
      if !definition.exists || next >= constraints[definition].termCount {
        order.append(current)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next = next + 1
      let child = terms[constraints[definition].terms + next].variable
      if visited.insert(child).inserted { stack.append((child, 1)) }
    }
    return order.reversed()
  }
}
