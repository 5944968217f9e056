import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// Reads a view's intrinsic size and passes any change to the solver (R54).
  ///
  /// An axis with an unchanged size costs nothing; a changed one costs two constant edits. A label
  /// that wraps its text is measured at its solved width.
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
    let new = limited(new, of: view, "intrinsicContentSize.\(number)")
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

  /// Removes the intrinsic size constraints of an item along an axis.
  func removeIntrinsicSize(_ axis: NSLayoutConstraint.Axis, of item: LayoutItem) {
    guard item.solved.build == build else { return }
    let (hugging, resistance) =
      (item.solved.hugging[axis.rawValue], item.solved.resistance[axis.rawValue])
    item.solved.hugging[axis.rawValue] = nil
    item.solved.resistance[axis.rawValue] = nil
    if let hugging { removeFromSolver(hugging) }
    if let resistance { removeFromSolver(resistance) }
  }

  /// Applies new hugging and compression resistance priorities of a view.
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
