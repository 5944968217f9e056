import ConstraintSolver

extension LayoutEngine {
  /// Adds an active constraint, unless the solver has it already.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.state.handle?.build != build, let host = constraint.state.host else { return }
    change { engine throws(SolverError) in
      engine.terms.removeAll(keepingCapacity: true)
      let state = constraint.state
      guard let first = state.first else { return }
      engine.addTerms(for: state.firstAttribute, of: first, below: host, factor: 1)
      if let second = state.second {
        engine.addTerms(
          for: state.secondAttribute,
          of: second,
          below: host,
          factor: -state.multiplier
        )
      }
      let terms = engine.terms
      let handle = try engine.solver.add(
        terms.span,
        state.relation.solverRelation,
        constant: -state.constant,
        priority: state.priority.solverPriority
      )
      constraint.state.handle = SolverHandle(constraint: handle, build: engine.build)
    }
  }

  /// Removes a constraint, if the solver has it.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return }
    constraint.state.handle = nil
    change { engine throws(SolverError) in try engine.solver.remove(handle) }
  }

  /// Applies a new constant.
  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return }
    let constant = -constraint.state.constant
    change { engine throws(SolverError) in try engine.solver.setConstant(constant, of: handle) }
  }

  /// Applies a new priority.
  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return }
    let priority = constraint.state.priority.solverPriority
    change { engine throws(SolverError) in try engine.solver.setPriority(priority, of: handle) }
  }

  private func handle(of constraint: NSLayoutConstraint) -> Constraint? {
    guard let handle = constraint.state.handle, handle.build == build else { return nil }
    return handle.constraint
  }
}

extension NSLayoutConstraint.Relation {
  /// The solver's name of the relation.
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  /// The solver's priority: the whole number nearest, but never 1000 unless required.
  var solverPriority: Priority {
    if self == .required { return .required }
    return Priority(min(999, max(1, Int(rawValue.rounded())))) ?? .required
  }
}
