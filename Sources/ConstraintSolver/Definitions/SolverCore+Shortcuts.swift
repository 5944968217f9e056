// A chain of definitions, each by one variable, would be walked again for every constraint that
// mentions its end: equal widths of n views would cost n squared. A long walk leaves shortcuts to
// the beginning of the chain.
extension SolverCore {
  /// The number of definitions from which a walk counts as long.
  static var longWalk: Int32 { 128 }

  /// A variable's shortcut, if it has one that holds.
  @inline(__always)
  func shortcut(of variable: VariableIndex) -> Expansion.Shortcut? {
    guard variable.value < expansion.shortcuts.count else { return nil }
    let shortcut = expansion.shortcuts[variable.value]
    return shortcut.version == expansion.shortcutVersion ? shortcut : nil
  }

  /// Gives shortcuts to the variables of the present walk that are defined by one variable.
  ///
  /// The order of the walk is topological: it begins with variables that depend on no other entry.
  @inline(never)
  mutating func makeShortcuts() {
    let blank = Expansion.Shortcut(factor: 1, offset: 0, source: .none, version: -1)
    expansion.shortcuts.reserve(variables.count)
    while expansion.shortcuts.count < variables.count { expansion.shortcuts.append(blank) }
    for position in 0..<expansion.order.count {
      let variable = expansion[expansion.order[position]].variable
      let definition = constraints[variables[variable].definition]
      if definition.termCount != 2 { continue }
      let first = terms[definition.terms].coefficient
      let node = terms[definition.terms &+ 1]
      var made = Expansion.Shortcut(
        factor: -node.coefficient / first,
        offset: -definition.constant / first,
        source: node.variable,
        version: expansion.shortcutVersion
      )
      if let further = shortcut(of: node.variable) {
        made.offset += made.factor * further.offset
        made.factor *= further.factor
        made.source = further.source
      }
      expansion.shortcuts[variable.value] = made
    }
  }

  /// Forgets every shortcut, before a definition is removed or changes its constant.
  mutating func dropShortcuts() {
    if expansion.shortcuts.isEmpty { return }
    expansion.shortcutVersion &+= 1
  }
}
