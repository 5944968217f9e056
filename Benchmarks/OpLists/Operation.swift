package import UBConstraintSolver

/// One operation of an op list, over named variables and constraints.
package indirect enum Operation: Equatable, Sendable {
  /// Adds a variable.
  case variable(String, isNonNegative: Bool)
  /// Removes a variable.
  case removeVariable(String)
  /// Adds a constraint.
  case add(String, LinearConstraint, Priority)
  /// Adds an equality that keeps a variable at its present value.
  case stay(String, variable: String, Priority)
  /// Removes a constraint.
  case remove(String)
  /// Makes a variable an edit variable.
  case edit(String, Priority)
  /// Turns an edit variable back into an ordinary one.
  case endEdit(String)
  /// Suggests a value for an edit variable.
  case suggest(String, Double)
  /// Sets the constant of a constraint, seen as `terms + constant relation 0`.
  case setConstant(String, Double)
  /// Sets the priority of a constraint.
  case setPriority(String, Priority)
  /// Solves several operations together.
  case batch([Operation])
  /// Prints the values of variables.
  case read([String])
  /// Compares values and ambiguity with the expected ones.
  case expect(values: [ExpectedValue], tolerance: Double, ambiguous: [String], definite: [String])
  /// Runs an operation that must fail in a given way.
  case failing(Operation, ExpectedFailure)
}

/// The expected value of a variable.
package struct ExpectedValue: Equatable, Sendable {
  /// The variable's name.
  package var variable: String
  /// The variable's expected value.
  package var value: Double
}

/// The expected failure of an operation.
package struct ExpectedFailure: Equatable, Sendable {
  /// The name of a case of `SolverError`.
  package var error: String
  /// The names of the constraints of the contradiction, in any order, or `nil` for any.
  package var constraints: Set<String>?
  /// The names of the non-negative variables of the contradiction, or `nil` for any.
  package var nonNegative: Set<String>?
}

/// A named sequence of operations on a new solver.
package struct OpList: Equatable, Sendable {
  /// The list's name, which its output repeats.
  package var name: String
  /// The operations in order.
  package var operations: [Operation]
}

extension Operation {
  /// The names that an operation uses and introduces.
  struct Mentions {
    var newVariable: String?
    var newConstraint: String?
    var variables: [String] = []
    var constraints: [String] = []
  }

  /// The names that this operation uses and introduces; a batch leaves them to its operations.
  var mentions: Mentions {
    switch self {
    case .variable(let name, _): Mentions(newVariable: name)
    case .removeVariable(let name), .edit(let name, _), .endEdit(let name), .suggest(let name, _):
      Mentions(variables: [name])
    case .add(let name, let constraint, _):
      Mentions(newConstraint: name, variables: constraint.terms.map(\.name))
    case .stay(let name, let variable, _): Mentions(newConstraint: name, variables: [variable])
    case .remove(let name), .setConstant(let name, _), .setPriority(let name, _):
      Mentions(constraints: [name])
    case .read(let names): Mentions(variables: names)
    case .expect(let values, _, let ambiguous, let definite):
      Mentions(variables: values.map(\.variable) + ambiguous + definite)
    case .batch, .failing: Mentions()
    }
  }
}
