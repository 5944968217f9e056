/// The reason a solver refused an operation; the solver is unchanged unless the case says
/// otherwise.
package enum SolverError: Error, Hashable, Sendable {
  /// A required constraint contradicts others.
  case unsatisfiable(Conflict)
  /// Required constraints of a batch contradict others; all other operations of the batch apply.
  case unsatisfiableBatch([Conflict])
  /// The solve reached its step limit; see `Solver.isSettled`.
  ///
  /// A required constraint is refused. Other operations apply, and the next one continues the
  /// solve.
  case unsettled
  /// The handle names no constraint: it was removed, or belongs to another solver.
  case unknownConstraint(Constraint)
  /// The variable is not in the solver.
  case unknownVariable(Variable)
  /// A constraint mentions the variable, so it can't be removed.
  case variableInUse(Variable)
  /// The coefficient of a variable is infinite or not a number.
  case nonFiniteCoefficient(Variable)
  /// A constant or a suggested value is infinite or not a number.
  case nonFiniteConstant
  /// The size of a variable's coefficient is neither zero nor from 1e-6 to 4e9, the range in which
  /// sums of a few terms are exact enough.
  case coefficientOutOfRange(Variable)
  /// The size of a constant or of a suggested value exceeds 1e12.
  case constantOutOfRange
  /// An edit variable can't have a required priority, because suggestions must be able to give way.
  case requiredEditVariable(Variable)
  /// The variable is already an edit variable.
  case duplicateEditVariable(Variable)
  /// The variable is not an edit variable.
  case notAnEditVariable(Variable)
}

/// A minimal infeasible set of required constraints.
///
/// Without any one of its members the rest is satisfiable. The set is the support of a Farkas
/// certificate: some linear combination of its members is a contradiction between numbers.
package struct Conflict: Hashable, Sendable {
  /// The constraint that the solver left out, or whose earlier constant or priority it kept.
  ///
  /// After a failed `add` outside a batch, the handle names no constraint in the solver.
  package let rejected: Constraint
  /// The constraints of the contradiction, `rejected` among them, by ascending index.
  package let constraints: [Constraint]
  /// The variables whose non-negativity takes part in the contradiction, in ascending order.
  package let nonNegativeVariables: [Variable]
}
