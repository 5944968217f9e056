import UBConstraintSolver

extension CellSystem {
  /// Adds the constraints of a cell in a fixed order, group by group.
  struct Builder {
    let variables: InlineArray<20, Variable>

    private func variable(_ view: View, _ attribute: Attribute) -> Variable {
      variables[view.rawValue * 4 + attribute.rawValue]
    }

    /// Adds `view.attribute - value  relation  0`.
    @discardableResult
    func set(
      _ view: View,
      _ attribute: Attribute,
      _ relation: Relation,
      _ value: Double,
      _ priority: Priority = .required,
      in solver: inout Solver
    ) throws(SolverError) -> Constraint {
      let term: InlineArray<1, Term> = [Term(variable(view, attribute))]
      return try solver.add(term.span, relation, constant: -value, priority: priority)
    }

    private func add<let count: Int>(
      _ terms: InlineArray<count, Term>,
      _ relation: Relation,
      _ constant: Double,
      in solver: inout Solver
    ) throws(SolverError) {
      _ = try solver.add(terms.span, relation, constant: constant, priority: .required)
    }

    func addHost(_ host: Host, to solver: inout Solver) throws(SolverError) {
      try set(.cell, .left, .equal, 0, in: &solver)
      switch host {
      case .required(let width):
        try set(.cell, .top, .equal, 0, in: &solver)
        try set(.cell, .width, .equal, width, in: &solver)
      case .edited:
        try set(.cell, .top, .equal, 0, in: &solver)
        try solver.addEditVariable(variable(.cell, .width), priority: 900)
        try solver.suggest(375, for: variable(.cell, .width))
      case .stacked(let width, let below):
        let top = Term(variable(.cell, .top))
        if let below {
          try add([top, Term(below.top, -1), Term(below.height, -1)], .equal, 0, in: &solver)
        } else {
          try set(.cell, .top, .equal, 0, in: &solver)
        }
        try add([Term(variable(.cell, .width)), Term(width, -1)], .equal, 0, in: &solver)
      }
    }

    func addAvatar(to solver: inout Solver) throws(SolverError) -> Constraint {
      try set(.avatar, .left, .equal, 16, in: &solver)
      try set(.avatar, .top, .equal, 12, in: &solver)
      let width = try set(.avatar, .width, .equal, 60, in: &solver)
      try set(.avatar, .height, .equal, 60, in: &solver)
      try add(
        [
          Term(variable(.cell, .height)), Term(variable(.avatar, .top), -1),
          Term(variable(.avatar, .height), -1),
        ],
        .greaterThanOrEqual,
        -12,
        in: &solver
      )
      return width
    }

    func addName(to solver: inout Solver) throws(SolverError) {
      try add(
        [
          Term(variable(.name, .left)), Term(variable(.avatar, .left), -1),
          Term(variable(.avatar, .width), -1),
        ],
        .equal,
        -12,
        in: &solver
      )
      try add(
        [Term(variable(.name, .top)), Term(variable(.avatar, .top), -1)],
        .equal,
        0,
        in: &solver
      )
      try add(
        [
          Term(variable(.badge, .left)), Term(variable(.name, .left), -1),
          Term(variable(.name, .width), -1),
        ],
        .greaterThanOrEqual,
        -8,
        in: &solver
      )
    }

    func addBadge(to solver: inout Solver) throws(SolverError) {
      try add(
        [
          Term(variable(.cell, .width)), Term(variable(.badge, .left), -1),
          Term(variable(.badge, .width), -1),
        ],
        .equal,
        -16,
        in: &solver
      )
      try add(
        [
          Term(variable(.badge, .top)), Term(variable(.badge, .height), 0.5),
          Term(variable(.name, .top), -1), Term(variable(.name, .height), -0.5),
        ],
        .equal,
        0,
        in: &solver
      )
    }

    func addEmail(to solver: inout Solver) throws(SolverError) {
      try add(
        [Term(variable(.email, .left)), Term(variable(.name, .left), -1)],
        .equal,
        0,
        in: &solver
      )
      try add(
        [
          Term(variable(.email, .top)), Term(variable(.name, .top), -1),
          Term(variable(.name, .height), -1),
        ],
        .equal,
        -4,
        in: &solver
      )
      try add(
        [
          Term(variable(.cell, .width)), Term(variable(.email, .left), -1),
          Term(variable(.email, .width), -1),
        ],
        .greaterThanOrEqual,
        -16,
        in: &solver
      )
      try add(
        [
          Term(variable(.cell, .height)), Term(variable(.email, .top), -1),
          Term(variable(.email, .height), -1),
        ],
        .greaterThanOrEqual,
        -12,
        in: &solver
      )
    }

    /// Adds the twelve constraints of content sizes; returns the two of the name's width.
    func addContent(
      _ content: CellContent,
      to solver: inout Solver
    ) throws(SolverError) -> (Constraint, Constraint) {
      let name = try fit(.name, .width, content.nameWidth, 251, 750, in: &solver)
      _ = try fit(.name, .height, nameHeight, 250, 750, in: &solver)
      _ = try fit(.badge, .width, content.badgeWidth, 252, 751, in: &solver)
      _ = try fit(.badge, .height, badgeHeight, 250, 750, in: &solver)
      _ = try fit(.email, .width, content.emailWidth, 250, 749, in: &solver)
      _ = try fit(.email, .height, content.emailHeight, 250, 750, in: &solver)
      return name
    }

    /// Adds the hugging and the compression resistance constraints of one size.
    private func fit(
      _ view: View,
      _ attribute: Attribute,
      _ size: Double,
      _ hugging: Priority,
      _ resistance: Priority,
      in solver: inout Solver
    ) throws(SolverError) -> (Constraint, Constraint) {
      (
        try set(view, attribute, .lessThanOrEqual, size, hugging, in: &solver),
        try set(view, attribute, .greaterThanOrEqual, size, resistance, in: &solver)
      )
    }
  }
}
