import UBConstraintSolver

extension LayoutEngine {
  /// Adds an active constraint unless it is in the solver already.
  func add(_ constraint: NSLayoutConstraint) {
    guard constraint.state.handle?.build != build, constraint.state.host != nil else { return }
    guard !constraint.state.isLeftOut || !leftOut.contains(where: { $0 === constraint }) else {
      return
    }
    beginBatch()
    insert(constraint)
    endBatch()
  }

  /// Adds a constraint within an open batch.
  func insert(_ constraint: NSLayoutConstraint) {
    guard let host = constraint.state.host else { return }
    let state = constraint.state
    guard let first = state.first else { return }
    terms.removeAll(keepingCapacity: true)
    let isMirrored =
      state.isDirectional && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    add(
      LayoutPart(item: first, attribute: state.firstAttribute),
      from: state.offsets?.first,
      below: host,
      factor: 1,
      isMirrored: isMirrored
    )
    if let second = state.second {
      let multiplier = limitedMultiplier(of: constraint, below: host)
      add(
        LayoutPart(item: second, attribute: state.secondAttribute),
        from: state.offsets?.second,
        below: host,
        factor: -multiplier,
        isMirrored: isMirrored
      )
      if isMirrored, abs(multiplier - 1) >= 1e-6, state.firstKind == .x {
        add(.width, of: host.item, factor: 1 - multiplier)
      }
    }
    let constant = -limitedConstant(of: constraint)
    change { engine throws(SolverError) in
      let terms = engine.terms
      let handle = try engine.solver.add(
        terms.span,
        state.relation.solverRelation,
        constant: constant,
        priority: state.priority.solverPriority
      )
      constraint.state.handle = SolverHandle(constraint: handle, build: engine.build)
      engine.note(.app(constraint), of: handle)
    }
  }

  /// Adds one side of a constraint to the expression; x is measured from the right if mirrored.
  private func add(
    _ part: LayoutPart,
    from origin: LayoutPart?,
    below host: UIView,
    factor: Double,
    isMirrored: Bool
  ) {
    let factor = isMirrored && part.attribute.kind == .x ? -factor : factor
    addTerms(
      for: part.attribute,
      of: part.item,
      below: host,
      factor: factor,
      isMirrored: isMirrored
    )
    guard let origin else { return }
    addTerms(
      for: origin.attribute,
      of: origin.item,
      below: host,
      factor: -factor,
      isMirrored: isMirrored
    )
  }

  /// Removes a constraint from the solver, or from those left out.
  func remove(_ constraint: NSLayoutConstraint) {
    if constraint.state.isLeftOut {
      constraint.state.isLeftOut = false
      constraint.state.isReported = false
      leftOut.removeAll { $0 === constraint }
    }
    guard let handle = handle(of: constraint) else { return }
    constraint.state.handle = nil
    removeFromSolver(handle)
  }

  /// Applies a new constant.
  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return retry(constraint) }
    let constant = -limitedConstant(of: constraint)
    hasRelaxed = true
    change { engine throws(SolverError) in try engine.solver.setConstant(constant, of: handle) }
  }

  /// Applies a new priority.
  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let handle = handle(of: constraint) else { return retry(constraint) }
    let priority = constraint.state.priority.solverPriority
    change { engine throws(SolverError) in try engine.solver.setPriority(priority, of: handle) }
  }

  /// Replaces a constraint whose terms have changed.
  func replace(_ constraint: NSLayoutConstraint) {
    remove(constraint)
    add(constraint)
  }

  /// Tries a left-out constraint again after it was changed.
  private func retry(_ constraint: NSLayoutConstraint) {
    guard constraint.state.isLeftOut else { return }
    beginBatch()
    hasRelaxed = true
    endBatch()
  }

  /// The constraint's handle in the current build.
  func handle(of constraint: NSLayoutConstraint) -> Constraint? {
    guard let handle = constraint.state.handle, handle.build == build else { return nil }
    return handle.constraint
  }
}

extension NSLayoutConstraint.Relation {
  /// The solver's equivalent of the relation.
  var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  /// The solver's priority: the nearest whole number, but 1000 only for a required constraint.
  var solverPriority: Priority {
    if self == .required { return .required }
    return Priority(min(999, max(1, Int(rawValue.rounded())))) ?? .required
  }
}
