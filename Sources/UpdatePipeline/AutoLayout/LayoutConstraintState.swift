import ConstraintSolver

/// Everything a layout constraint stores.
struct LayoutConstraintState {
  weak var first: UIView?
  let firstAttribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  weak var second: UIView?
  let secondAttribute: NSLayoutConstraint.Attribute
  let multiplier: Double
  var constant: Double
  var priority = UILayoutPriority.required
  var identifier: String?

  /// The nearest common ancestor, which keeps the constraint while it is active.
  weak var host: UIView?
  /// The constraint in the solver of its host's window; `nil` while it is in none.
  var handle: SolverHandle?
}

/// A constraint in a solver, valid for one building of it.
struct SolverHandle {
  let constraint: Constraint
  /// The building of the solver that it belongs to.
  let build: Int
}
