package import UBConstraintSolver

/// A constraint as data: `terms + constant  relation  0`, over indices of variables.
package struct SystemConstraint: Sendable {
  /// The summands; variables are indices into the system's.
  package var terms: [Term]
  /// How the sum compares with zero.
  package var relation: Relation
  /// What is added to the terms.
  package var constant: Double
  /// How important the constraint is.
  package var priority: Priority

  /// States a constraint.
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

/// A set of constraints as data, from which solvers are built.
package struct LinearSystem: Sendable {
  /// For each variable, whether it must not be negative.
  package var isNonNegative: [Bool]
  /// The constraints, in the order they are added.
  package var constraints: [SystemConstraint]

  /// States a system.
  package init(isNonNegative: [Bool] = [], constraints: [SystemConstraint] = []) {
    self.isNonNegative = isNonNegative
    self.constraints = constraints
  }

  /// The values of the variables, by adding the constraints in order to a new solver, each by
  /// itself or all in one batch.
  ///
  /// - Throws: What the solver throws.
  package func solve(inBatch isBatch: Bool) throws(SolverError) -> [Double] {
    var solver = Solver()
    return try solve(in: &solver, inBatch: isBatch)
  }

  /// The same in a solver of the caller's, which is empty.
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
