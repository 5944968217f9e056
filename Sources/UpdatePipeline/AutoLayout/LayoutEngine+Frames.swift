import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The solved frame of a view in its superview, aligned to `frameStep`.
  func frame(of item: LayoutItem) -> CGRect {
    CGRect(
      x: value(.minX, of: item),
      y: value(.minY, of: item),
      width: value(.width, of: item),
      height: value(.height, of: item)
    )
  }

  private func value(_ number: LayoutItem.Number, of item: LayoutItem) -> CGFloat {
    guard let variable = item.variables[number.rawValue] else { return 0 }
    return (solver.value(of: variable) / Self.frameStep).rounded() * Self.frameStep
  }

  /// Pins a view, or lets it go, after it changed who places it.
  func translationChanged(of view: UIView) {
    beginBatch()
    if view.state.translatesAutoresizingMask {
      removeIntrinsicSize(.horizontal, of: view)
      removeIntrinsicSize(.vertical, of: view)
      view.state.layoutItem?.intrinsicSize = CGSize(
        width: UIView.noIntrinsicMetric,
        height: UIView.noIntrinsicMetric
      )
      for number in LayoutItem.Number.allCases {
        pin(number, of: view)
      }
    } else {
      removePins(of: view)
      makeVariables(of: view)
    }
    endBatch()
    view.superview?.mark(.layout, .solvedFrame)
  }
}
