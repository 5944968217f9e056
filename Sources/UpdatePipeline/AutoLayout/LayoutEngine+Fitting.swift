import UBConstraintSolver
import Foundation
import UBInstrumentation

extension LayoutEngine {
  /// The maximum number of times text is measured again when its width depends on its height.
  static let measurementsMax = 3

  /// Computes the size that satisfies a view's constraints, in a temporary solver (R55).
  ///
  /// The view and its subtree are unchanged on return. The work is counted.
  ///
  /// - Complexity: O(*v* + *c*) in the views of the subtree and their constraints, plus the pivots.
  static func fittingSize(
    of view: UIView,
    target: CGSize,
    priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
  ) -> CGSize {
    guard let cycle = view.state.cycle else { return target }
    let engine = LayoutEngine(cycle: cycle, fitting: view)
    let kept = KeptLayout(of: view)
    engine.beginBatch()
    let width = engine.variable(.width, of: view.item)
    let height = engine.variable(.height, of: view.item)
    let targetWidth = engine.limited(target.width, of: view, "the target width")
    let targetHeight = engine.limited(target.height, of: view, "the target height")
    _ = engine.hold(width, .equal, to: targetWidth, priorities.horizontal.solverPriority)
    _ = engine.hold(height, .equal, to: targetHeight, priorities.vertical.solverPriority)
    engine.measuredItems.append(view.item)
    engine.join(view)
    engine.measure()
    engine.endBatch()
    for _ in 0..<measurementsMax {
      engine.beginBatch()
      engine.measure()
      engine.endBatch()
    }
    let size = CGSize(
      width: engine.value(.width, of: view.item),
      height: engine.value(.height, of: view.item)
    )
    kept.restore()
    engine.addWork(to: &cycle.engine.fittingWork)
    return size
  }

  /// Reads new intrinsic sizes; text is measured at its solved width.
  private func measure() {
    var index = 0
    while index < measuredItems.count {
      if let view = measuredItems[index].view { updateIntrinsicSize(of: view) }
      index += 1
    }
    measuredItems.removeAll { !$0.solved.wrapsText }
  }
}

/// The state of a subtree's items and constraints in their window's solver.
private struct KeptLayout {
  private var items: [(item: LayoutItem, solved: SolvedItem)] = []
  private var constraints: [(constraint: NSLayoutConstraint, state: LayoutConstraintState)] = []
  private var labels: [(label: UILabel, width: CGFloat)] = []

  /// Detaches a subtree so that another solver can take it in.
  init(of view: UIView) {
    collect(view)
    for (item, _) in items {
      item.solved = SolvedItem()
    }
    for (label, _) in labels {
      label.label.solvedWidth = 0
    }
    for (constraint, _) in constraints {
      constraint.state.handle = nil
      constraint.state.isLeftOut = false
    }
  }

  private mutating func collect(_ view: UIView) {
    let guides = view.state.layoutSettings?.items ?? []
    for item in [view.state.layoutItem].compactMap({ $0 }) + guides {
      items.append((item, item.solved))
    }
    for constraint in view.state.constraints {
      constraints.append((constraint, constraint.state))
    }
    if let label = view as? UILabel { labels.append((label, label.label.solvedWidth)) }
    for subview in view.state.subviews {
      collect(subview)
    }
  }

  /// Restores the saved state.
  func restore() {
    for (item, solved) in items {
      item.solved = solved
    }
    for (constraint, state) in constraints {
      constraint.state = state
    }
    for (label, width) in labels {
      label.label.solvedWidth = width
    }
  }
}
