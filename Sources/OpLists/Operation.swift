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
  /// Makes an edit variable an ordinary one.
  case endEdit(String)
  /// Suggests a value for an edit variable.
  case suggest(String, Double)
  /// Sets the constant of a constraint, as if it were written `terms + constant relation 0`.
  case setConstant(String, Double)
  /// Sets the priority of a constraint.
  case setPriority(String, Priority)
  /// Solves some operations once, together.
  case batch([Operation])
  /// Reads variables into the output.
  case read([String])
  /// Compares values and ambiguity with what the list says.
  case expect(values: [ExpectedValue], tolerance: Double, ambiguous: [String], definite: [String])
  /// Runs an operation that must fail in a given way.
  case failing(Operation, ExpectedFailure)
}

/// A value that a variable must have.
package struct ExpectedValue: Equatable, Sendable {
  /// The variable's name.
  package var variable: String
  /// The value it must have.
  package var value: Double
}

/// The way in which an operation must fail.
package struct ExpectedFailure: Equatable, Sendable {
  /// The kind of error: the name of a case of `SolverError`.
  package var error: String
  /// The names of the constraints of the contradiction, in any order, or `nil` for any.
  package var constraints: Set<String>?
  /// The names of the non-negative variables of the contradiction, or `nil` for any.
  package var nonNegative: Set<String>?
}

/// A named sequence of operations on a new solver.
package struct OpList: Equatable, Sendable {
  /// What the list shows.
  package var name: String
  /// The operations in order.
  package var operations: [Operation]
}

extension Operation {
  /// The names an operation uses and makes.
  struct Mentions {
    var newVariable: String?
    var newConstraint: String?
    var variables: [String] = []
    var constraints: [String] = []
  }

  /// The names this operation uses and makes; a batch's operations speak for themselves.
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
