/// A minimal set of required constraints that no assignment of values satisfies.
///
/// Leaving out any one member makes the rest satisfiable. The set is the support of a Farkas
/// certificate: some linear combination of its members is a contradiction between numbers.
package struct Conflict: Hashable, Sendable {
  /// The constraint that the solver left out, or whose earlier constant or priority it kept.
  ///
  /// After a failed `add` outside a batch the handle names nothing that is still in the solver.
  package let rejected: Constraint
  /// The constraints of the contradiction, `rejected` among them, by ascending index.
  package let constraints: [Constraint]
  /// The variables whose non-negativity takes part in the contradiction, in ascending order.
  package let nonNegativeVariables: [Variable]
}
