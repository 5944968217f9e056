import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// Asks a view for its intrinsic size and tells the solver what is new of it (R54).
  ///
  /// An axis whose size is the same costs nothing; another costs two changed constants. A label
  /// that breaks its text is measured at the width that is solved.
  func updateIntrinsicSize(of view: UIView) {
    guard let item = view.state.layoutItem, item.solved.build == build else { return }
    let label = view as? UILabel
    item.solved.wrapsText = label?.wrapsAtSolvedWidth ?? false
    if item.solved.wrapsText { label?.label.solvedWidth = value(.width, of: item) }
    let size = view.intrinsicContentSize
    let old = item.solved.intrinsicSize
    guard size != old else { return }
    update(.width, axis: .horizontal, of: item, from: old.width, to: size.width)
    update(.height, axis: .vertical, of: item, from: old.height, to: size.height)
    item.solved.intrinsicSize = size
    guard unsafe fittedView == nil else { return }
    (view.superview as? UIStackView)?.intrinsicSizeChanged(of: view)
  }

  private func update(
    _ number: LayoutItem.Number,
    axis: NSLayoutConstraint.Axis,
    of item: LayoutItem,
    from old: CGFloat,
    to new: CGFloat
  ) {
    guard old != new, let view = item.view else { return }
    guard new != UIView.noIntrinsicMetric else {
      return removeIntrinsicSize(axis, of: item)
    }
    if let hugging = item.solved.hugging[axis.rawValue],
      let resistance = item.solved.resistance[axis.rawValue]
    {
      change { engine throws(SolverError) in try engine.solver.setConstant(-new, of: hugging) }
      change { engine throws(SolverError) in try engine.solver.setConstant(-new, of: resistance) }
      return
    }
    guard let variable = item.solved.variables[number.rawValue] else { return }
    let priorities = view.state.contentPriorities
    item.solved.hugging[axis.rawValue] = hold(
      variable,
      .lessThanOrEqual,
      to: new,
      priorities.hugging[axis.rawValue].solverPriority
    )
    item.solved.resistance[axis.rawValue] = hold(
      variable,
      .greaterThanOrEqual,
      to: new,
      priorities.resistance[axis.rawValue].solverPriority
    )
  }

  /// Lets an item go from its intrinsic size along an axis.
  func removeIntrinsicSize(_ axis: NSLayoutConstraint.Axis, of item: LayoutItem) {
    guard item.solved.build == build else { return }
    let (hugging, resistance) =
      (item.solved.hugging[axis.rawValue], item.solved.resistance[axis.rawValue])
    item.solved.hugging[axis.rawValue] = nil
    item.solved.resistance[axis.rawValue] = nil
    if let hugging { removeFromSolver(hugging) }
    if let resistance { removeFromSolver(resistance) }
  }

  /// Applies the present priorities of a view's content size.
  func contentPrioritiesChanged(of view: UIView) {
    guard let item = view.state.layoutItem, item.solved.build == build else { return }
    let priorities = view.state.contentPriorities
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      if let hugging = item.solved.hugging[axis.rawValue] {
        let priority = priorities.hugging[axis.rawValue].solverPriority
        change { engine throws(SolverError) in
          try engine.solver.setPriority(priority, of: hugging)
        }
      }
      if let resistance = item.solved.resistance[axis.rawValue] {
        let priority = priorities.resistance[axis.rawValue].solverPriority
        change { engine throws(SolverError) in
          try engine.solver.setPriority(priority, of: resistance)
        }
      }
    }
  }
}
