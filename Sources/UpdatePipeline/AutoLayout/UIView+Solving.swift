import Foundation

extension UIView {
  /// The solver of the view's current or last window, made on first use.
  final var engine: LayoutEngine? { state.cycle?.engine }

  /// The solver of the view's current or last window; `nil` if it hasn't been made.
  final var engineInUse: LayoutEngine? { state.cycle?.state.layoutEngine }

  /// The view's layout item, made on first use.
  final var item: LayoutItem {
    if let item = state.layoutItem { return item }
    let item = LayoutItem(of: self)
    state.layoutItem = item
    return item
  }

  /// The value of a number of the view according to its frame.
  final func layoutValue(of number: LayoutItem.Number) -> Double {
    switch number {
    case .minX: state.origin.x
    case .minY: state.origin.y
    case .width: state.bounds.width
    case .height: state.bounds.height
    }
  }

  /// Moves the pins to a new frame if the view keeps its own frame (R56).
  final func frameChanged() {
    guard let item = state.layoutItem, state.translatesAutoresizingMask else { return }
    engineInUse?.movePins(of: item)
  }

  /// Applies solved frames to the subviews that constraints place (R46).
  ///
  /// - Complexity: O(*s*) in the subviews.
  final func applySolvedFrames() {
    guard let engine = engineInUse else { return }
    for index in state.subviews.indices {
      let view = state.subviews[index]
      guard let item = view.state.layoutItem, item.solved.build == engine.build else { continue }
      guard !view.state.translatesAutoresizingMask else { continue }
      view.frame = engine.frame(of: item)
    }
  }

  /// Requests that the constraint pass read the intrinsic size.
  final func intrinsicSizeIsStale(_ trigger: InvalidationCause.Trigger? = nil) {
    state.flags.insert(.intrinsicSizeIsStale)
    if let trigger { invalidate(.constraints, trigger) } else { mark(.constraints, .appearance) }
  }

  /// Deactivates the constraints between the subtree and the outside.
  ///
  /// - Complexity: O(*c*) in the constraints that the ancestors hold.
  final func leaveLayout() {
    var ancestor = superview
    while let host = ancestor {
      for constraint in host.state.constraints where constraint.crossesBoundary(of: self) {
        constraint.isActive = false
      }
      ancestor = host.superview
    }
  }

  /// Adds the constraints of the subtree to its window's solver.
  final func joinLayout() {
    guard state.flags.contains(.holdsConstraints) else { return }
    markHolding()
    engine?.join(self)
  }

  /// Marks this view and its ancestors as holding constraints in their subtrees.
  final func markHolding() {
    var next: UIView? = self
    while let view = next {
      view.state.flags.insert(.holdsConstraints)
      next = view.superview
    }
  }

  /// Removes the constraints and variables of a view that is being released.
  final func releaseLayout() {
    if let engine = engineInUse {
      for constraint in state.constraints {
        engine.remove(constraint)
      }
      engine.removeVariables(of: self)
    }
    state.layoutItem?.release()
    for item in state.layoutSettings?.items ?? [] {
      item.move(to: nil)
    }
  }
}
