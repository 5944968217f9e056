// A required equality that introduces a variable not used in the tableau only defines it: `variable
// = terms`. It stays outside the tableau and costs nothing until the value is read, which is
// computed on demand. Constraints that mention a defined variable are built from its definition.
// Definitions are acyclic, because a variable is defined only while the other terms do not depend
// on it.
extension SolverCore {
  /// The place, among a required equality's terms, of a variable that the equality can define.
  ///
  /// The first suitable term wins, so an equality written `item = others` defines its item.
  ///
  /// - Complexity: O(terms), plus the definitions that the other terms depend on if definitions
  ///   already mention the variable.
  mutating func definablePlace(_ record: ConstraintRecord) -> Int32? {
    for place in 0..<record.termCount {
      let node = terms[record.terms + place]
      let variable = variables.pointer(to: node.variable)
      guard !variable.pointee.definition.exists, abs(node.coefficient) > Tolerance.pivot,
        !isInTableau(variable.pointee.symbol)
      else { continue }
      if record.termCount > 1 {
        guard isSingle(record, place) else { continue }
      }
      if variable.pointee.flags.contains(.isNonNegative) {
        guard isNonNegative(record, place) else { continue }
      }
      if variable.pointee.dependents > 0, record.termCount > 1 {
        guard !reaches(record, place) else { continue }
      }
      return place
    }
    return nil
  }

  /// Whether a symbol is basic or occurs in a row.
  @inline(__always)
  func isInTableau(_ symbol: SymbolIndex) -> Bool {
    symbol.exists && (symbols[symbol].row.exists || symbols[symbol].count > 0)
  }

  /// Whether no other term of the constraint mentions the variable of the term at a place.
  private mutating func isSingle(_ record: ConstraintRecord, _ place: Int32) -> Bool {
    for other in 0..<record.termCount where other != place {
      if terms[record.terms + other].variable == terms[record.terms + place].variable {
        return false
      }
    }
    return true
  }

  /// Whether the terms alone keep the defined variable non-negative: all are of non-negative
  /// variables and have the right signs.
  private mutating func isNonNegative(_ record: ConstraintRecord, _ place: Int32) -> Bool {
    let scale = -1 / terms[record.terms + place].coefficient
    guard record.constant * scale >= 0 else { return false }
    for other in 0..<record.termCount where other != place {
      let node = terms[record.terms + other]
      guard node.coefficient * scale >= 0,
        variables[node.variable].flags.contains(.isNonNegative)
      else { return false }
    }
    return true
  }

  /// Whether another term depends, through definitions, on the variable of the term at a place.
  private mutating func reaches(_ record: ConstraintRecord, _ place: Int32) -> Bool {
    for other in 0..<record.termCount where other != place {
      let variable = terms[record.terms + other].variable
      if variables[variable].definition.exists { reach(variable, 1) }
    }
    orderDefinitions(includesConstants: false)
    let target = terms[record.terms + place].variable
    var isReached = false
    for index in 0..<expansion.entries.count where !isReached {
      let definition = constraints[variables[expansion.entries[index].variable].definition]
      for inner in 1..<max(1, definition.termCount) {
        if terms[definition.terms + inner].variable == target { isReached = true }
      }
    }
    clearExpansion()
    return isReached
  }

  /// Moves a term to the front of its constraint, where the defined variable's term belongs.
  ///
  /// The two terms are of different variables, so their links don't interfere.
  private mutating func bringToFront(_ record: ConstraintRecord, _ place: Int32) {
    guard place > 0 else { return }
    let first = terms[record.terms]
    terms[record.terms] = terms[record.terms + place]
    terms[record.terms + place] = first
    var moved = record.terms
    for _ in 0..<2 {
      let node = terms[moved]
      if node.previous.exists {
        terms[node.previous].next = moved
      } else {
        variables[node.variable].mentions = moved
      }
      if node.next.exists { terms[node.next].previous = moved }
      moved = record.terms + place
    }
  }

  /// Makes a constraint a definition, if it is a required equality that can be one.
  mutating func tryToDefine(_ index: ConstraintIndex) -> Bool {
    let record = constraints[index]
    guard record.relation == .equal, record.priority == .required,
      let place = definablePlace(record)
    else { return false }
    bringToFront(record, place)
    define(terms[record.terms].variable, by: index)
    return true
  }

  /// Makes a constraint whose first term is the variable the variable's definition.
  mutating func define(_ variable: VariableIndex, by constraint: ConstraintIndex) {
    let record = constraints[constraint]
    constraints[constraint].definedVariable = variable
    variables[variable].definition = constraint
    for index in 1..<max(1, record.termCount) {
      variables[terms[record.terms + index].variable].dependents += 1
    }
    noteDefinition(variable)
  }

  /// Removes a variable's definition; the caller gives the constraint its new form.
  mutating func undefine(_ variable: VariableIndex) {
    dropShortcuts()
    let record = constraints[variables[variable].definition]
    for index in 1..<max(1, record.termCount) {
      variables[terms[record.terms + index].variable].dependents -= 1
    }
    variables[variable].definition = .none
    variables[variable].flags.remove(.isStale)
    noteChange(variable)
  }

  /// Notes that a defined variable's definition changed.
  @inline(__always)
  mutating func noteDefinition(_ variable: VariableIndex) {
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
      while term.exists {
        let node = terms.pointer(to: term)
        term = node.pointee.next
        let record = constraints.pointer(to: node.pointee.constraint)
        guard record.pointee.form == .definition else { continue }
        let dependent = record.pointee.definedVariable
        if dependent == variable { continue }
        if variables[dependent].flags.contains(.isStale) { continue }
        variables[dependent].flags.insert(.isStale)
        noteChange(dependent)
      }
    }
  }

  /// Computes the value of a stale variable and of every stale variable it depends on.
  ///
  /// The variables in progress form a chain through `reader`, so a chain of definitions of any
  /// length needs no stack.
  mutating func refresh(_ variable: VariableIndex) -> Double {
    var top = variable
    variables[top].reader = top
    while true {
      let definition = constraints.pointer(to: variables[top].definition)
      let first = terms.pointer(to: definition.pointee.terms)
      var needed = VariableIndex.none
      var sum = definition.pointee.constant
      var index = 1
      while index < Int(definition.pointee.termCount) {
        let node = first + index
        index &+= 1
        let source = variables.pointer(to: node.pointee.variable)
        if source.pointee.flags.contains(.isStale) {
          needed = node.pointee.variable
          break
        }
        let value =
          source.pointee.definition.exists
          ? source.pointee.value : tableauValue(source.pointee.symbol)
        sum += node.pointee.coefficient * value
      }
      if needed.exists {
        variables[needed].reader = top
        top = needed
        continue
      }
      variables[top].value = -sum / first.pointee.coefficient + 0
      variables[top].flags.remove(.isStale)
      let reader = variables[top].reader
      variables[top].reader = .none
      if reader == top { return variables[top].value }
      top = reader
    }
  }
}
