package import UBConstraintSolver

/// A constraint `terms + constant relation 0` as data, over indices of variables.
package struct SystemConstraint: Sendable {
  /// The terms, whose variables are indices into the system's.
  package var terms: [Term]
  /// How the sum compares with zero.
  package var relation: Relation
  /// The constant added to the terms.
  package var constant: Double
  /// The priority in the solver.
  package var priority: Priority

  /// Creates a constraint as data.
  package init(
    _ terms: [Term],
    _ relation: Relation,
    constant: Double = 0,
    priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// A system of constraints as data, from which solvers are built.
package struct LinearSystem: Sendable {
  /// For each variable, whether it must not be negative.
  package var isNonNegative: [Bool]
  /// The constraints in the order of their addition.
  package var constraints: [SystemConstraint]

  /// Creates a system as data.
  package init(isNonNegative: [Bool] = [], constraints: [SystemConstraint] = []) {
    self.isNonNegative = isNonNegative
    self.constraints = constraints
  }

  /// Solves the system in a new solver, adding the constraints one by one or in a batch, and
  /// returns the values of the variables.
  ///
  /// - Throws: The solver's error.
  package func solve(inBatch isBatch: Bool) throws(SolverError) -> [Double] {
    var solver = Solver()
    return try solve(in: &solver, inBatch: isBatch)
  }

  /// Solves the system in an existing empty solver, and returns the values of the variables.
  package func solve(
    in solver: inout Solver,
    inBatch isBatch: Bool
  ) throws(SolverError) -> [Double] {
    if isBatch { solver.beginBatch() }
    let variables = isNonNegative.map { solver.addVariable(isNonNegative: $0) }
    for constraint in constraints {
      _ = try solver.add(
        constraint.terms,
        constraint.relation,
        constant: constraint.constant,
        priority: constraint.priority
      )
    }
    if isBatch { try solver.endBatch() }
    return variables.map { solver.value(of: $0) }
  }
}
