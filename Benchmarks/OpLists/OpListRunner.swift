import UBConstraintSolver

/// A runner of one op list on a new solver.
struct OpListRunner: ~Copyable {
  private let file: String
  private let list: OpList
  private var solver = Solver()
  private var variables: [String: Variable] = [:]
  private var constraints: [String: Constraint] = [:]
  /// The names of removed constraints, which may be used again.
  private var removed: Set<String> = []
  /// The names of all constraints ever added, for error messages.
  private var names: [Constraint: String] = [:]
  private var variableNames: [Variable: String] = [:]
  private(set) var lines: [String] = []

  init(_ list: OpList, file: String) {
    self.list = list
    self.file = file
  }

  /// Runs every operation.
  mutating func run() throws(SolveFailure) {
    let place = OpPlace(file: file, list: "list \"\(list.name)\"", operations: [])
    for (index, operation) in list.operations.enumerated() {
      try run(operation, place.inside(index))
    }
  }

  private mutating func run(_ operation: Operation, _ place: OpPlace) throws(SolveFailure) {
    if case .failing(let inner, let expected) = operation {
      try fail(inner, expected, place)
      return
    }
    do throws(OperationError) {
      try perform(operation, place)
    } catch {
      switch error {
      case .solver(let error):
        throw place.unexpected("no error", found: description(of: error))
      case .failure(let failure): throw failure
      }
    }
  }

  /// Runs an operation that must fail.
  private mutating func fail(
    _ operation: Operation,
    _ expected: ExpectedFailure,
    _ place: OpPlace
  ) throws(SolveFailure) {
    do throws(OperationError) {
      try perform(operation, place)
    } catch {
      guard case .solver(let error) = error else {
        if case .failure(let failure) = error { throw failure }
        return
      }
      try compare(error, expected, place)
      return
    }
    throw place.unexpected("the error \(expected.error)", found: "no error")
  }

  private func compare(
    _ error: SolverError,
    _ expected: ExpectedFailure,
    _ place: OpPlace
  ) throws(SolveFailure) {
    guard error.name == expected.error else {
      throw place.unexpected("the error \(expected.error)", found: description(of: error))
    }
    let constraints = Set(error.conflicts.flatMap(\.constraints).map { names[$0] ?? "?" })
    if let all = expected.constraints, all != constraints {
      throw place.unexpected(
        "a contradiction of \(all.sorted().joined(separator: ", "))",
        found: constraints.sorted().joined(separator: ", ")
      )
    }
    let variables = Set(
      error.conflicts.flatMap(\.nonNegativeVariables).map { variableNames[$0] ?? "?" }
    )
    if let all = expected.nonNegative, all != variables {
      throw place.unexpected(
        "a contradiction with non-negative \(all.sorted().joined(separator: ", "))",
        found: variables.sorted().joined(separator: ", ")
      )
    }
  }

  /// An error of the solver, or a failure of the input.
  private enum OperationError: Error {
    case solver(SolverError)
    case failure(SolveFailure)
  }

  private mutating func perform(
    _ operation: Operation,
    _ place: OpPlace
  ) throws(OperationError) {
    do throws(SolveFailure) {
      try checkNames(operation, place)
      if case .batch(let operations) = operation {
        solver.beginBatch()
        for (index, inner) in operations.enumerated() { try run(inner, place.inside(index)) }
      }
    } catch {
      throw .failure(error)
    }
    do throws(SolverError) {
      if try performOnSolver(operation) { return }
    } catch {
      throw .solver(error)
    }
    do throws(SolveFailure) {
      try performOnNames(operation, place)
    } catch {
      throw .failure(error)
    }
  }

  /// Performs an operation if only the solver can fail it; returns whether it did.
  private mutating func performOnSolver(_ operation: Operation) throws(SolverError) -> Bool {
    switch operation {
    case .removeVariable(let name):
      try solver.removeVariable(variable(name))
      variables[name] = nil
    case .remove(let name):
      try solver.remove(constraint(name))
      removed.insert(name)
    case .edit(let name, let priority):
      try solver.addEditVariable(variable(name), priority: priority)
    case .endEdit(let name):
      try solver.removeEditVariable(variable(name))
    case .suggest(let name, let value):
      try solver.suggest(value, for: variable(name))
    case .setConstant(let name, let value):
      try solver.setConstant(value, of: constraint(name))
    case .setPriority(let name, let priority):
      try solver.setPriority(priority, of: constraint(name))
    case .add(let name, let constraint, let priority):
      let terms = constraint.terms.map { Term(variable($0.name), $0.coefficient) }
      try add(name, terms, constraint.relation, constraint.constant, priority)
    case .stay(let name, let variable, let priority):
      let kept = self.variable(variable)
      try add(name, [Term(kept)], .equal, -solver.value(of: kept), priority)
    case .batch:
      try solver.endBatch()
    case .variable, .read, .expect, .failing:
      return false
    }
    return true
  }

  private mutating func add(
    _ name: String,
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Priority
  ) throws(SolverError) {
    do throws(SolverError) {
      let added = try solver.add(terms, relation, constant: constant, priority: priority)
      constraints[name] = added
      removed.remove(name)
      names[added] = name
    } catch {
      for conflict in error.conflicts { names[conflict.rejected] = name }
      throw error
    }
  }

  private mutating func performOnNames(
    _ operation: Operation,
    _ place: OpPlace
  ) throws(SolveFailure) {
    switch operation {
    case .variable(let name, let isNonNegative):
      let added = solver.addVariable(isNonNegative: isNonNegative)
      variables[name] = added
      variableNames[added] = name
    case .read(let names):
      guard solver.isSettled else { throw place.unexpected("values", found: "unsettled") }
      let values = names.map { "\($0)=\(solver.value(of: variable($0)).shortText)" }
      lines.append("\(list.name): \(values.joined(separator: " "))")
    case .expect(let values, let tolerance, let ambiguous, let definite):
      guard solver.isSettled else { throw place.unexpected("values", found: "unsettled") }
      try expect(values, tolerance, place)
      try expectAmbiguity(of: ambiguous, true, place)
      try expectAmbiguity(of: definite, false, place)
    default:
      break
    }
  }

  // MARK: - Expectations

  private func expect(
    _ values: [ExpectedValue],
    _ tolerance: Double,
    _ place: OpPlace
  ) throws(SolveFailure) {
    for expected in values {
      let found = solver.value(of: variable(expected.variable))
      guard abs(found - expected.value) <= tolerance else {
        throw place.unexpected(
          "\(expected.variable) to be \(expected.value.shortText)",
          found: found.shortText
        )
      }
    }
  }

  private func expectAmbiguity(
    of names: [String],
    _ expected: Bool,
    _ place: OpPlace
  ) throws(SolveFailure) {
    for name in names where solver.isAmbiguous(variable(name)) != expected {
      throw place.unexpected(
        "\(name) to be \(expected ? "ambiguous" : "definite")",
        found: expected ? "definite" : "ambiguous"
      )
    }
  }

  // MARK: - Names

  /// Checks that an operation uses known names and that the names it introduces are new.
  private func checkNames(_ operation: Operation, _ place: OpPlace) throws(SolveFailure) {
    let names = operation.mentions
    if let made = names.newVariable, variables[made] != nil {
      throw place.malformed("a new variable", found: "\"\(made)\" again")
    }
    if let made = names.newConstraint, constraints[made] != nil, !removed.contains(made) {
      throw place.malformed("a new constraint", found: "\"\(made)\" again")
    }
    for name in names.variables where variables[name] == nil {
      throw place.malformed("a variable that was added", found: "\"\(name)\"")
    }
    for name in names.constraints where constraints[name] == nil {
      throw place.malformed("a constraint that was added", found: "\"\(name)\"")
    }
  }

  private func variable(_ name: String) -> Variable {
    guard let variable = variables[name] else {
      preconditionFailure("An operation's names are checked before it runs.")
    }
    return variable
  }

  private func constraint(_ name: String) -> Constraint {
    guard let constraint = constraints[name] else {
      preconditionFailure("An operation's names are checked before it runs.")
    }
    return constraint
  }

  private func description(of error: SolverError) -> String {
    let members = error.conflicts.flatMap(\.constraints).map { names[$0] ?? "?" }
    return members.isEmpty
      ? error.name : "\(error.name) (\(members.joined(separator: ", ")))"
  }
}

extension SolverError {
  /// The error's name in op lists, which is that of its case.
  var name: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .unsatisfiableBatch: "unsatisfiableBatch"
    case .unsettled: "unsettled"
    case .unknownConstraint: "unknownConstraint"
    case .unknownVariable: "unknownVariable"
    case .variableInUse: "variableInUse"
    case .nonFiniteCoefficient: "nonFiniteCoefficient"
    case .nonFiniteConstant: "nonFiniteConstant"
    case .coefficientOutOfRange: "coefficientOutOfRange"
    case .constantOutOfRange: "constantOutOfRange"
    case .requiredEditVariable: "requiredEditVariable"
    case .duplicateEditVariable: "duplicateEditVariable"
    case .notAnEditVariable: "notAnEditVariable"
    }
  }

  /// The contradictions that the error reports.
  var conflicts: [Conflict] {
    switch self {
    case .unsatisfiable(let conflict): [conflict]
    case .unsatisfiableBatch(let conflicts): conflicts
    default: []
    }
  }
}
