import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Holds a number of a view to the frame it was set (R56).
  func pin(_ number: LayoutItem.Number, of view: UIView) {
    guard let variable = view.state.layoutItem?.variables[number.rawValue] else { return }
    let pin = hold(variable, .equal, to: view.layoutValue(of: number), .required)
    view.state.layoutItem?.pins[number.rawValue] = pin
  }

  /// Moves the pins of a view to its present frame.
  func movePins(of view: UIView) {
    guard let item = view.state.layoutItem, item.build == build else { return }
    for number in LayoutItem.Number.allCases {
      guard let pin = item.pins[number.rawValue] else { continue }
      let value = view.layoutValue(of: number)
      change { engine throws(SolverError) in try engine.solver.setConstant(-value, of: pin) }
    }
  }

  /// Lets a view go from the frame it was set.
  func removePins(of view: UIView) {
    for number in LayoutItem.Number.allCases {
      guard let pin = view.state.layoutItem?.pins[number.rawValue] else { continue }
      view.state.layoutItem?.pins[number.rawValue] = nil
      change { engine throws(SolverError) in try engine.solver.remove(pin) }
    }
  }

  /// Adds a constraint of one variable with a number.
  func hold(
    _ variable: Variable,
    _ relation: Relation,
    to value: Double,
    _ priority: Priority
  ) -> Constraint? {
    singleTerm.removeAll(keepingCapacity: true)
    singleTerm.append(Term(variable))
    var made: Constraint?
    change { engine throws(SolverError) in
      let terms = engine.singleTerm
      made = try engine.solver.add(
        terms.span,
        relation,
        constant: -value,
        priority: priority
      )
    }
    return made
  }
}
