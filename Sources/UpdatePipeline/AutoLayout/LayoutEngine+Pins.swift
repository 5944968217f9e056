import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// Pins a number of a view to its frame (R56).
  ///
  /// The view whose fitting size is computed isn't pinned.
  func pin(_ number: LayoutItem.Number, of item: LayoutItem) {
    guard let view = item.view, unsafe view !== fittedView else { return }
    guard let variable = item.solved.variables[number.rawValue] else { return }
    let pin = hold(
      variable,
      .equal,
      to: limited(view.layoutValue(of: number), of: view, "frame.\(number)"),
      .required,
      as: .pin(item, number)
    )
    item.solved.pins[number.rawValue] = pin
  }

  /// Moves the pins of a view to its current frame.
  func movePins(of item: LayoutItem) {
    guard item.solved.build == build, let view = item.view else { return }
    beginBatch()
    for number in LayoutItem.Number.allCases {
      guard let pin = item.solved.pins[number.rawValue] else { continue }
      let value = limited(view.layoutValue(of: number), of: view, "frame.\(number)")
      change { engine throws(SolverError) in try engine.solver.setConstant(-value, of: pin) }
    }
    hasRelaxed = true
    endBatch()
  }

  /// Removes an item's pins to its frame or insets.
  func removePins(of item: LayoutItem) {
    for number in LayoutItem.Number.allCases {
      guard let pin = item.solved.pins[number.rawValue] else { continue }
      item.solved.pins[number.rawValue] = nil
      removeFromSolver(pin)
    }
  }

  /// Adds a constraint that compares one variable with a number.
  func hold(
    _ variable: Variable,
    _ relation: Relation,
    to value: Double,
    _ priority: Priority,
    as role: ConstraintRole = .none
  ) -> Constraint? {
    pinTerms.removeAll(keepingCapacity: true)
    pinTerms.append(Term(variable))
    return addPinTerms(relation, to: value, priority, as: role)
  }

  /// Adds a constraint that compares the sum of `pinTerms` with a number.
  func addPinTerms(
    _ relation: Relation,
    to value: Double,
    _ priority: Priority,
    as role: ConstraintRole
  ) -> Constraint? {
    var made: Constraint?
    change { engine throws(SolverError) in
      let terms = engine.pinTerms
      made = try engine.solver.add(
        terms.span,
        relation,
        constant: -value,
        priority: priority
      )
    }
    if let made { note(role, of: made) }
    return made
  }

  /// Removes a constraint from the solver.
  func removeFromSolver(_ constraint: Constraint) {
    note(.none, of: constraint)
    hasRelaxed = true
    change { engine throws(SolverError) in try engine.solver.remove(constraint) }
  }

  /// Records the role of a constraint.
  func note(_ role: ConstraintRole, of constraint: Constraint) {
    while roles.count <= Int(constraint.index) {
      roles.append(.none)
    }
    roles[Int(constraint.index)] = role
  }
}
