extension SolverCore {
  /// The whole state as text; see `Solver.dump`.
  mutating func dump() -> String {
    var lines = ["variables"]
    for variable in variables.indices where variables[variable].flags.contains(.isLive) {
      let record = variables[variable]
      var line = "  v\(variable.value) = \(value(at: variable))"
      if record.flags.contains(.isNonNegative) { line += " >=0" }
      if record.definition.exists {
        line += "  defined by " + text(ofConstraint: record.definition)
      }
      lines.append(line)
    }
    lines.append("constraints")
    for index in constraints.indices where constraints[index].form == .tableau {
      lines.append("  c\(index.value): " + text(ofConstraint: index))
    }
    lines.append("rows")
    for row in rows.indices where rows[row].basic.exists {
      lines.append("  " + text(ofRow: row))
    }
    lines.append("costs")
    for symbol in symbols.indices where symbols[symbol].cost.exists {
      var line = "  " + name(of: symbol) + ":"
      var node = symbols[symbol].cost
      while node.exists {
        line += " \(nodes[node].coefficient)@\(nodes[node].priority)"
        node = nodes[node].next
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private func text(ofConstraint index: ConstraintIndex) -> String {
    let record = constraints[index]
    var parts: [String] = []
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      parts.append("\(node.coefficient) v\(node.variable.value)")
    }
    parts.append("\(record.constant)")
    let relation =
      switch record.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let sum = parts.joined(separator: " + ")
    return "\(sum) \(relation) 0 @\(record.priority.value)"
  }

  private func text(ofRow row: RowIndex) -> String {
    var line = name(of: rows[row].basic) + " = \(rows[row].constant)"
    for place in 0..<Int(rows[row].count) {
      let cell = rows[row].cells[place]
      line += " + \(cell.coefficient) " + name(of: cell.symbol)
    }
    return line
  }

  private func name(of symbol: SymbolIndex) -> String {
    switch symbols[symbol].owner.kind {
    case .constraint(let constraint): "c\(constraint.value)"
    case .variable(let variable): "v\(variable.value)"
    }
  }
}
