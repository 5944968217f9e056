extension SolverCore {
  /// The whole state in words; see `Solver.dump`.
  mutating func dump() -> String {
    var lines = ["variables"]
    for variable in 0..<variables.count where variables[variable].flags.contains(.isLive) {
      let record = variables[variable]
      var line = "  v\(variable) = \(value(at: variable))"
      if record.flags.contains(.isNonNegative) { line += " >=0" }
      if record.definition >= 0 { line += "  defined by " + text(ofConstraint: record.definition) }
      lines.append(line)
    }
    lines.append("constraints")
    for index in 0..<constraints.count where constraints[index].form == .tableau {
      lines.append("  c\(index): " + text(ofConstraint: index))
    }
    lines.append("rows")
    for row in 0..<rows.count where rows[row].basic >= 0 {
      lines.append("  " + text(ofRow: row))
    }
    lines.append("costs")
    for symbol in 0..<symbols.count where symbols[symbol].cost >= 0 {
      var line = "  " + name(of: symbol) + ":"
      var node = symbols[symbol].cost
      while node >= 0 {
        line += " \(nodes[node].coefficient)@\(nodes[node].priority)"
        node = nodes[node].next
      }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }

  private func text(ofConstraint index: Int32) -> String {
    let record = constraints[index]
    var parts: [String] = []
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      parts.append("\(node.coefficient) v\(node.variable)")
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

  private func text(ofRow row: Int32) -> String {
    var line = name(of: rows[row].basic) + " = \(rows[row].constant)"
    for place in 0..<Int(rows[row].count) {
      let cell = rows[row].cells[place]
      line += " + \(cell.coefficient) " + name(of: cell.symbol)
    }
    return line
  }

  private func name(of symbol: Int32) -> String {
    let owner = symbols[symbol].owner
    return owner < 0 ? "v\(~owner)" : "c\(owner)"
  }
}
