import UBConstraintSolver
import Foundation

extension LayoutEngine {
  /// The solved frame of an item in its parent, aligned to `frameStep`.
  func frame(of item: LayoutItem) -> CGRect {
    CGRect(
      x: value(.minX, of: item),
      y: value(.minY, of: item),
      width: value(.width, of: item),
      height: value(.height, of: item)
    )
  }

  /// A solved number of an item, aligned to `frameStep`; 0 if no constraint uses it.
  func value(_ number: LayoutItem.Number, of item: LayoutItem) -> CGFloat {
    guard item.solved.build == build, let variable = item.solved.variables[number.rawValue] else {
      return 0
    }
    return (solver.value(of: variable) / Self.frameStep).rounded() * Self.frameStep
  }

  /// Adds or removes a view's pins after `translatesAutoresizingMaskIntoConstraints` changed.
  func translationChanged(of view: UIView, _ item: LayoutItem) {
    beginBatch()
    if view.state.translatesAutoresizingMask {
      removeIntrinsicSize(.horizontal, of: item)
      removeIntrinsicSize(.vertical, of: item)
      item.solved.intrinsicSize = SolvedItem().intrinsicSize
      for number in LayoutItem.Number.allCases {
        pin(number, of: item)
      }
    } else {
      removePins(of: item)
      makeVariables(of: item)
    }
    endBatch()
    view.superview?.mark(.layout, .solvedFrame)
  }
}
