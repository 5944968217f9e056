import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Asks a view for its intrinsic size and tells the solver what is new of it (R54).
  ///
  /// An axis whose size is the same costs nothing; another costs two changed constants.
  func updateIntrinsicSize(of view: UIView) {
    guard let item = view.state.layoutItem, item.build == build else { return }
    let size = view.intrinsicContentSize
    update(.width, axis: .horizontal, of: view, from: item.intrinsicSize.width, to: size.width)
    update(.height, axis: .vertical, of: view, from: item.intrinsicSize.height, to: size.height)
    view.state.layoutItem?.intrinsicSize = size
  }

  private func update(
    _ number: LayoutItem.Number,
    axis: NSLayoutConstraint.Axis,
    of view: UIView,
    from old: CGFloat,
    to new: CGFloat
  ) {
    guard old != new, let item = view.state.layoutItem else { return }
    guard new != UIView.noIntrinsicMetric else {
      return removeIntrinsicSize(axis, of: view)
    }
    if let hugging = item.hugging[axis.rawValue], let resistance = item.resistance[axis.rawValue] {
      change { engine throws(SolverError) in try engine.solver.setConstant(-new, of: hugging) }
      change { engine throws(SolverError) in try engine.solver.setConstant(-new, of: resistance) }
      return
    }
    guard let variable = item.variables[number.rawValue] else { return }
    let priorities = view.state.contentPriorities
    let hugging = hold(
      variable,
      .lessThanOrEqual,
      to: new,
      priorities.hugging[axis.rawValue].solverPriority
    )
    let resistance = hold(
      variable,
      .greaterThanOrEqual,
      to: new,
      priorities.resistance[axis.rawValue].solverPriority
    )
    view.state.layoutItem?.hugging[axis.rawValue] = hugging
    view.state.layoutItem?.resistance[axis.rawValue] = resistance
  }

  /// Lets a view go from its intrinsic size along an axis.
  func removeIntrinsicSize(_ axis: NSLayoutConstraint.Axis, of view: UIView) {
    guard let item = view.state.layoutItem, item.build == build else { return }
    view.state.layoutItem?.hugging[axis.rawValue] = nil
    view.state.layoutItem?.resistance[axis.rawValue] = nil
    for constraint in [item.hugging[axis.rawValue], item.resistance[axis.rawValue]] {
      guard let constraint else { continue }
      change { engine throws(SolverError) in try engine.solver.remove(constraint) }
    }
  }

  /// Applies the present priorities of a view's content size.
  func contentPrioritiesChanged(of view: UIView) {
    guard let item = view.state.layoutItem, item.build == build else { return }
    let priorities = view.state.contentPriorities
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging = item.hugging[axis.rawValue] {
        let priority = priorities.hugging[axis.rawValue].solverPriority
        change { engine throws(SolverError) in
          try engine.solver.setPriority(priority, of: hugging)
        }
      }
      if let resistance = item.resistance[axis.rawValue] {
        let priority = priorities.resistance[axis.rawValue].solverPriority
        change { engine throws(SolverError) in
          try engine.solver.setPriority(priority, of: resistance)
        }
      }
    }
  }
}
