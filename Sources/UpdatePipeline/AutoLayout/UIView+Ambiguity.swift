import UBConstraintSolver
import Foundation

extension UIView {
  /// Whether the constraints leave the frame ambiguous (R59).
  ///
  /// A view that keeps its own frame is never ambiguous.
  public final var hasAmbiguousLayout: Bool {
    guard !state.translatesAutoresizingMask else { return false }
    guard let item = state.layoutItem else { return engineInUse != nil }
    return item.hasAmbiguousLayout
  }

  /// Moves an ambiguous view to another frame that satisfies its constraints, or back (R59).
  public final func exerciseAmbiguityInLayout() {
    guard hasAmbiguousLayout || state.layoutItem?.solved.isExercised == true else { return }
    guard let item = state.layoutItem else { return }
    engineInUse?.exerciseAmbiguity(of: item)
  }

  /// The constraints that refer to the view along an axis.
  public final func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    item.constraintsAffectingLayout(for: axis)
  }
}

extension LayoutItem {
  /// Whether the item has another frame in another solution.
  var hasAmbiguousLayout: Bool {
    guard let engine = view?.engineInUse else { return false }
    guard solved.build == engine.build else { return true }
    return Number.allCases.contains { engine.isAmbiguous($0, of: self) }
  }

  /// The active constraints that refer to the item along an axis.
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraints.filter { constraint in
      let state = constraint.state
      return (state.first === self && state.firstAttribute.axis == axis)
        || (state.second === self && state.secondAttribute.axis == axis)
        || (state.offsets?.first?.item === self && state.firstAttribute.axis == axis)
        || (state.offsets?.second?.item === self && state.secondAttribute.axis == axis)
    }
  }
}

extension LayoutEngine {
  /// The distance by which an ambiguous number is moved, in points.
  private static let exerciseDistance = 10.0

  /// Whether a number of an item has another value in another solution.
  func isAmbiguous(_ number: LayoutItem.Number, of item: LayoutItem) -> Bool {
    guard let variable = item.solved.variables[number.rawValue] else { return true }
    return solver.isAmbiguous(variable)
  }

  /// Moves the ambiguous numbers of an item with the lowest priority, or stops moving them.
  func exerciseAmbiguity(of item: LayoutItem) {
    if item.solved.isExercised {
      beginBatch()
      stopExercise(of: item)
      endBatch()
      return
    }
    let ambiguous = LayoutItem.Number.allCases.filter { isAmbiguous($0, of: item) }
    beginBatch()
    for number in ambiguous {
      let variable = variable(number, of: item)
      let value = solver.value(of: variable) + Self.exerciseDistance
      item.solved.exercise[number.rawValue] = hold(variable, .equal, to: value, 1)
    }
    item.solved.isExercised = true
    endBatch()
  }

  /// Removes the constraints that exercise an item's ambiguity.
  func stopExercise(of item: LayoutItem) {
    guard item.solved.isExercised else { return }
    for number in LayoutItem.Number.allCases {
      guard let constraint = item.solved.exercise[number.rawValue] else { continue }
      item.solved.exercise[number.rawValue] = nil
      removeFromSolver(constraint)
    }
    item.solved.isExercised = false
  }
}
