import Foundation

extension UIView {
  /// The solver of the window the view is in or was in last, made on first use.
  final var engine: LayoutEngine? { state.cycle?.engine }

  /// The solver of the window the view is in or was in last; `nil` unless it is made already.
  final var engineInUse: LayoutEngine? { state.cycle?.state.layoutEngine }

  /// The view's part in Auto Layout, made on first use.
  final var item: LayoutItem {
    if let item = state.layoutItem { return item }
    let item = LayoutItem(of: self)
    state.layoutItem = item
    return item
  }

  /// What a number of the view is, by the frame that was set.
  final func layoutValue(of number: LayoutItem.Number) -> Double {
    switch number {
    case .minX: state.origin.x
    case .minY: state.origin.y
    case .width: state.bounds.width
    case .height: state.bounds.height
    }
  }

  /// Tells the solver that a frame was set, if it holds (R56).
  final func frameChanged() {
    guard let item = state.layoutItem, state.translatesAutoresizingMask else { return }
    engineInUse?.movePins(of: item)
  }

  /// Gives the subviews that constraints place their solved frames (R46).
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

  /// Marks the intrinsic size to be read in the constraint pass.
  final func intrinsicSizeIsStale(_ trigger: InvalidationCause.Trigger? = nil) {
    state.flags.insert(.intrinsicSizeIsStale)
    if let trigger { invalidate(.constraints, trigger) } else { mark(.constraints, .appearance) }
  }

  /// Removes the constraints that tie the view, or those in it, to the outside.
  ///
  /// - Complexity: O(*c*) in the constraints that the ancestors keep.
  final func leaveLayout() {
    var ancestor = superview
    while let host = ancestor {
      for constraint in host.state.constraints where constraint.crossesBoundary(of: self) {
        constraint.isActive = false
      }
      ancestor = host.superview
    }
  }

  /// Adds the constraints inside the view to its window's solver.
  final func joinLayout() {
    guard state.flags.contains(.holdsConstraints) else { return }
    markHolding()
    engine?.join(self)
  }

  /// Notes that this view, and so its ancestors, hold constraints inside.
  final func markHolding() {
    var next: UIView? = self
    while let view = next {
      view.state.flags.insert(.holdsConstraints)
      next = view.superview
    }
  }

  /// Gives back what the view, which is being released, has in the solver.
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
