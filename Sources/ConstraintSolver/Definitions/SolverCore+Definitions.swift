// A required equality that introduces a variable used by nothing in the tableau only defines it:
// `variable = terms`. It stays outside the tableau, costs nothing while nobody reads it, and its
// value is computed on demand. Constraints that mention a defined variable are built from what it
// stands for. Definitions are acyclic, because a variable is defined only while the other terms
// do not depend on it.
extension SolverCore {
  /// The place, among a required equality's terms, of a variable that the equality can define.
  ///
  /// The first suitable term wins, so an equality written `item = others` defines its item.
  ///
  /// - Complexity: O(terms), plus what the other terms depend on if definitions already mention
  ///   the variable.
  mutating func definableTerm(_ list: UnsafeBufferPointer<Term>, constant: Double) -> Int? {
    for place in 0..<list.count {
      let variable = list[place].variable.id
      let record = variables.base + Int(variable)
      guard record.pointee.definition < 0, abs(list[place].coefficient) > Tolerance.pivot,
        !isInTableau(record.pointee.symbol)
      else { continue }
      if list.count > 1 {
        guard isSingle(list, place) else { continue }
      }
      if record.pointee.flags.contains(.isNonNegative) {
        guard isNonNegative(list, place, constant: constant) else { continue }
      }
      if record.pointee.dependents > 0, list.count > 1 {
        guard !reaches(list, place) else { continue }
      }
      return place
    }
    return nil
  }

  /// Whether a symbol is basic or in a row.
  @inline(__always)
  func isInTableau(_ symbol: Int32) -> Bool {
    symbol >= 0 && (symbols[symbol].row >= 0 || symbols[symbol].count > 0)
  }

  /// Whether no other term mentions the variable of the term at a place.
  private mutating func isSingle(_ list: UnsafeBufferPointer<Term>, _ place: Int) -> Bool {
    for other in 0..<list.count where other != place {
      if list[other].variable == list[place].variable { return false }
    }
    return true
  }

  /// Whether the terms alone, of non-negative variables with the right signs, keep the defined
  /// variable from being negative.
  private mutating func isNonNegative(
    _ list: UnsafeBufferPointer<Term>,
    _ place: Int,
    constant: Double
  ) -> Bool {
    let scale = -1 / list[place].coefficient
    guard constant * scale >= 0 else { return false }
    for other in 0..<list.count where other != place {
      guard list[other].coefficient * scale >= 0,
        variables[list[other].variable.id].flags.contains(.isNonNegative)
      else { return false }
    }
    return true
  }

  /// Whether another term depends on the variable of the term at a place, by definitions.
  private mutating func reaches(_ list: UnsafeBufferPointer<Term>, _ place: Int) -> Bool {
    let target = list[place].variable.id
    var head: Int32 = -1
    var found = false
    // The variables that were visited are a chain through `mark`, whose last link is itself.
    var chain: Int32 = -1
    func visit(_ variable: Int32) {
      if variable == target { found = true }
      guard variables[variable].definition >= 0, variables[variable].mark < 0 else { return }
      variables[variable].mark = chain < 0 ? variable : chain
      chain = variable
    }
    // `head` runs through the chain from the newest link; a round ends when none was added.
    for other in 0..<list.count where other != place { visit(list[other].variable.id) }
    var pending = chain
    var boundary: Int32 = -1
    while !found, pending >= 0 {
      head = pending
      let newest = chain
      while head >= 0, head != boundary {
        let definition = constraints[variables[head].definition]
        for index in 1..<max(1, definition.termCount) {
          visit(terms[definition.terms + index].variable)
        }
        let link = variables[head].mark
        head = link == head ? -1 : link
      }
      boundary = newest
      pending = chain == newest ? -1 : chain
    }
    while chain >= 0 {
      let link = variables[chain].mark
      variables[chain].mark = -1
      chain = link == chain ? -1 : link
    }
    return found
  }

  /// Makes a constraint, whose first term is the variable, the variable's definition.
  mutating func define(_ variable: Int32, by constraint: Int32) {
    let record = constraints[constraint]
    constraints[constraint].form = .definition
    constraints[constraint].subject = variable
    variables[variable].definition = constraint
    for index in 1..<max(1, record.termCount) {
      variables[terms[record.terms + index].variable].dependents += 1
    }
    noteDefinition(variable)
  }

  /// Takes a variable's definition away; the constraint has no form until the caller gives one.
  mutating func undefine(_ variable: Int32) {
    let record = constraints[variables[variable].definition]
    for index in 1..<max(1, record.termCount) {
      variables[terms[record.terms + index].variable].dependents -= 1
    }
    variables[variable].definition = -1
    variables[variable].flags.remove(.isStale)
    noteChange(variable)
  }

  /// Notes that a defined variable's definition changed.
  @inline(__always)
  mutating func noteDefinition(_ variable: Int32) {
    let record = constraints[variables[variable].definition]
    if record.termCount == 1 {
      variables[variable].value = -record.constant / terms[record.terms].coefficient + 0
    } else {
      variables[variable].flags.insert(.isStale)
    }
    noteChange(variable)
  }

  /// Marks everything defined through the changed variables as stale and changed.
  mutating func spreadStaleness() {
    while !changedSources.isEmpty {
      let variable = changedSources.removeLast()
      variables[variable].flags.remove(.isSource)
      var term = variables[variable].mentions
      while term >= 0 {
        let node = terms[term]
        term = node.next
        let record = constraints[node.constraint]
        guard record.form == .definition, record.subject != variable else { continue }
        let dependent = record.subject
        if variables[dependent].flags.contains(.isStale) { continue }
        variables[dependent].flags.insert(.isStale)
        noteChange(dependent)
      }
    }
  }

  /// The value of a stale variable, computed with every stale one that it needs.
  ///
  /// The variables under way form a chain through `mark`, so a chain of definitions of any length
  /// needs no stack.
  mutating func refresh(_ variable: Int32) -> Double {
    var top = variable
    variables[top].mark = top
    while true {
      let definition = constraints[variables[top].definition]
      var needed: Int32 = -1
      var sum = definition.constant
      for index in 1..<definition.termCount {
        let node = terms[definition.terms + index]
        if variables[node.variable].flags.contains(.isStale) {
          needed = node.variable
          break
        }
        sum += node.coefficient * value(at: node.variable)
      }
      if needed >= 0 {
        variables[needed].mark = top
        top = needed
        continue
      }
      variables[top].value = -sum / terms[definition.terms].coefficient + 0
      variables[top].flags.remove(.isStale)
      let previous = variables[top].mark
      variables[top].mark = -1
      if previous == top { return variables[top].value }
      top = previous
    }
  }
}
