import UBConstraintSolver
import UBStatistics

/// A fault found by fuzzing a solver.
package struct FuzzFault: Error, CustomStringConvertible {
  /// The fault and the number of operations before it.
  package let description: String
}

/// Random operations on one solver, checked against a record of them.
///
/// A refused operation must leave the solver exactly as it was. At regular intervals, the sums of
/// errors must equal those of a new solver with the same constraints, and the reported changes must
/// add up to the values. At the end, removing everything must leave nothing.
package struct FuzzRound: ~Copyable {
  private var source: SplitMix64
  private var solver = Solver()
  private var variables: [Variable] = []
  private var isNonNegative: [Bool] = []
  private var entries: [(handle: Constraint, constraint: SystemConstraint)] = []
  private var edits: [Int: (value: Double, priority: Priority)] = [:]
  /// The values according to the reported changes.
  private var mirror: [Double] = []
  private var operationCount = 0

  /// Creates the round with an index, in the sequence of a seed.
  package init(seed: UInt64, index: Int) {
    source = SplitMix64(seed: seed &+ UInt64(index) &* 0xa076_1d64_78bd_642f)
  }

  /// Runs and checks the operations; returns their number.
  ///
  /// - Throws: The first fault.
  package mutating func run() throws(FuzzFault) -> Int {
    for _ in 0..<(2 + source.below(8)) { addVariable() }
    for _ in 0..<(40 + source.below(80)) {
      operationCount += 1
      if source.chance(10) {
        try batch()
      } else if source.chance(5) {
        try rebuild()
      } else {
        try guarded { (round) throws(SolverError) in try round.operate() }
      }
      solver.checkInvariants()
      if operationCount % 10 == 0 {
        try compareWithNewSolver()
        try compareWithReports()
      }
    }
    try removeAll()
    return operationCount
  }

  // MARK: - Operations

  private mutating func addVariable() {
    let nonNegative = source.chance(30)
    variables.append(solver.addVariable(isNonNegative: nonNegative))
    isNonNegative.append(nonNegative)
    mirror.append(0)
  }

  /// Runs an operation; if it is refused, nothing may have changed.
  ///
  /// Since a dump solves postponed constraints, half of the operations run without one before them.
  private mutating func guarded(
    _ operation: (inout FuzzRound) throws(SolverError) -> Void
  ) throws(FuzzFault) {
    let before = source.chance(50) ? solver.dump() : nil
    do throws(SolverError) {
      try operation(&self)
    } catch .unsatisfiable(let conflict) {
      if let before, solver.dump() != before {
        throw fault("a refused operation left traces:\n\(before)\n--- became\n\(solver.dump())")
      }
      guard conflict.constraints.allSatisfy({ known($0) || $0 == conflict.rejected }) else {
        throw fault("a conflict names a constraint that is not in the solver")
      }
    } catch {
      throw fault("an operation ended with \(error)")
    }
  }

  private func known(_ handle: Constraint) -> Bool {
    entries.contains { $0.handle == handle }
  }

  private mutating func operate() throws(SolverError) {
    switch source.below(10) {
    case 0..<4: try add()
    case 4: try remove()
    case 5, 6: try setConstant()
    case 7: try setPriority()
    case 8: try edit()
    default: if variables.count < 14 { addVariable() }
    }
  }

  private mutating func add() throws(SolverError) {
    let coefficients = [1, -1, 1, -1, 2, 0.5]
    var terms: [Term] = []
    for _ in 0..<(1 + source.below(3)) {
      let variable = variables[source.below(variables.count)]
      terms.append(Term(variable, coefficients[source.below(coefficients.count)]))
    }
    let relation = Relation.allCases[source.below(3)]
    let constraint = SystemConstraint(
      terms,
      relation,
      constant: Double(source.below(101) - 50),
      priority: priority()
    )
    let handle = try solver.add(
      terms,
      relation,
      constant: constraint.constant,
      priority: constraint.priority
    )
    entries.append((handle, constraint))
  }

  private mutating func priority() -> Priority {
    if source.chance(45) { return .required }
    let levels: [Priority] = [1, 250, 500, 750, 999]
    return levels[source.below(levels.count)]
  }

  private mutating func remove() throws(SolverError) {
    guard !entries.isEmpty else { return }
    try solver.remove(entries.remove(at: source.below(entries.count)).handle)
  }

  private mutating func setConstant() throws(SolverError) {
    guard !entries.isEmpty else { return }
    let place = source.below(entries.count)
    let constant = Double(source.below(101) - 50)
    try solver.setConstant(constant, of: entries[place].handle)
    entries[place].constraint.constant = constant
  }

  private mutating func setPriority() throws(SolverError) {
    guard !entries.isEmpty else { return }
    let place = source.below(entries.count)
    let new = priority()
    try solver.setPriority(new, of: entries[place].handle)
    entries[place].constraint.priority = new
  }

  private mutating func edit() throws(SolverError) {
    let place = source.below(variables.count)
    let value = Double(source.below(101) - 50)
    if edits[place] == nil {
      let level: Priority = source.chance(50) ? 900 : 100
      try solver.addEditVariable(variables[place], priority: level)
      edits[place] = (value, level)
    } else if source.chance(20) {
      try solver.removeEditVariable(variables[place])
      edits[place] = nil
      return
    }
    try solver.suggest(value, for: variables[place])
    edits[place]?.value = value
  }

  /// Runs several operations in a batch, and forgets the rejected ones.
  private mutating func batch() throws(FuzzFault) {
    solver.beginBatch()
    do throws(SolverError) {
      for _ in 0..<(1 + source.below(8)) { try operate() }
      try solver.endBatch()
    } catch .unsatisfiableBatch(let conflicts) {
      // The batch may have undone the latest operation of a constraint, back to its state before
      // the batch, so these constraints are removed.
      for conflict in conflicts { forget(conflict.rejected) }
    } catch {
      throw fault("a batch ended with \(error)")
    }
  }

  /// Rebuilds the tableau, which must change no value.
  private mutating func rebuild() throws(FuzzFault) {
    let before = variables.map { solver.value(of: $0) }
    solver.rebuild()
    for (variable, value) in zip(variables, before) {
      let found = solver.value(of: variable)
      guard abs(found - value) <= 1e-9 * max(1, abs(value)) else {
        throw fault("rebuilding moves variable \(variable.id) from \(value) to \(found)")
      }
    }
  }

  /// Removes a constraint of which the batch rejected an operation, so that its state is known.
  private mutating func forget(_ handle: Constraint) {
    try? solver.remove(handle)
    entries.removeAll { $0.handle == handle }
  }

  // MARK: - Checks

  private func fault(_ message: String) -> FuzzFault {
    FuzzFault(description: "after \(operationCount) operations, \(message)")
  }

  private func system() -> LinearSystem {
    var system = LinearSystem(isNonNegative: isNonNegative)
    system.constraints = entries.map(\.constraint)
    for place in variables.indices {
      guard let edit = edits[place] else { continue }
      system.constraints.append(
        SystemConstraint(
          [Term(variables[place])],
          .equal,
          constant: -edit.value,
          priority: edit.priority
        )
      )
    }
    return system
  }

  private func compareWithNewSolver() throws(FuzzFault) {
    let system = system()
    let values = variables.map { solver.value(of: $0) }
    let fresh: [Double]
    do throws(SolverError) {
      fresh = try system.solve(inBatch: operationCount % 20 == 0)
    } catch {
      throw fault("a new solver refuses the same constraints: \(error)")
    }
    let found = system.errorSums(values)
    let expected = system.errorSums(fresh)
    for (level, sum) in expected {
      let size = max(1, abs(sum))
      guard abs((found[level] ?? 0) - sum) <= 1e-6 * size else {
        throw fault("the errors of priority \(level) are \(found[level] ?? 0), could be \(sum)")
      }
    }
    guard solver.largestResidual() < 1e-8, found[1000] ?? 0 < 1e-8 else {
      throw fault("a required constraint is violated by \(found[1000] ?? 0)")
    }
  }

  private mutating func compareWithReports() throws(FuzzFault) {
    var last: Variable?
    while let changed = solver.nextChangedVariable() {
      if let last, last >= changed { throw fault("changes are reported out of order") }
      last = changed
      mirror[Int(changed.id)] = solver.value(of: changed)
    }
    for variable in variables {
      let value = solver.value(of: variable)
      guard abs(mirror[Int(variable.id)] - value) <= 1e-8 * max(1, abs(value)) else {
        throw fault("a change of variable \(variable.id) to \(value) was not reported")
      }
    }
  }

  private mutating func removeAll() throws(FuzzFault) {
    do throws(SolverError) {
      for place in edits.keys.sorted() { try solver.removeEditVariable(variables[place]) }
      while let entry = entries.popLast() { try solver.remove(entry.handle) }
      for variable in variables { try solver.removeVariable(variable) }
    } catch {
      throw fault("removing everything ended with \(error)")
    }
    guard solver.usage == SolverUsage() else {
      throw fault("removing everything leaves \(solver.usage)")
    }
  }
}

extension LinearSystem {
  /// The sum of absolute errors of each priority at given values; 1000 is the required one.
  package func errorSums(_ values: [Double]) -> [UInt16: Double] {
    var sums: [UInt16: Double] = [:]
    for constraint in constraints {
      var sum = constraint.constant
      for term in constraint.terms { sum += term.coefficient * values[Int(term.variable.id)] }
      let error =
        switch constraint.relation {
        case .equal: abs(sum)
        case .lessThanOrEqual: max(0, sum)
        case .greaterThanOrEqual: max(0, -sum)
        }
      sums[constraint.priority.value, default: 0] += error
    }
    return sums
  }
}
