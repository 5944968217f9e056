import UBInstrumentation

/// The constraint pass: `updateConstraints()` and intrinsic sizes, bottom-up (R41).
extension UpdateCycle {
  /// Updates the constraints of a view and its subviews before the view is laid out (R42, U13).
  ///
  /// A view that isn't about to be laid out waits until all content in it has run, so that
  /// constraints follow the content they depend on. All changes are solved at once (R49).
  func runConstraints(in view: UIView) {
    let flags = view.state.flags
    guard flags.contains(.needsConstraints) else { return }
    guard flags.contains(.requestsLayout) || !containsPendingContent(view) else { return }
    beginSpan(.constraints)
    engine.beginBatch()
    updateConstraints(in: view)
    engine.endBatch()
    remeasureText(in: view)
    endSpan()
  }

  /// Whether a view or one of its subviews still has content to run.
  private func containsPendingContent(_ view: UIView) -> Bool {
    if !view.state.flags.isDisjoint(with: .propertyRequests) { return true }
    guard view.state.flags.contains(.needsProperties) else { return false }
    return view.state.subviews.contains { $0.state.flags.contains(.needsProperties) }
  }

  /// Updates the constraints of a view's subviews, then its own.
  func updateConstraints(in view: UIView) {
    guard view.state.flags.contains(.needsConstraints) else { return }
    var index = 0
    while index < view.state.subviews.count {
      updateConstraints(in: view.state.subviews[index])
      index += 1
    }
    if view.state.flags.contains(.requestsConstraints) {
      view.state.flags.remove(.requestsConstraints)
      count(.constraintsUpdated)
      if view.state.flags.contains(.intrinsicSizeIsStale) {
        view.state.flags.remove(.intrinsicSizeIsStale)
        engine.updateIntrinsicSize(of: view)
      }
      if !view.state.overrides.isDisjoint(with: .constraintMethods) {
        noteRun(of: view, .updateConstraints)
        track(view, .updateConstraints, expectsReads: false) {
          callUpdateConstraints(of: view)
        }
      }
    }
    settleNeeds(of: view)
  }

  /// Calls `updateConstraints()`, through the view's controller if it has one.
  private func callUpdateConstraints(of view: UIView) {
    guard let controller = view.controller else { return view.updateConstraints() }
    name(view, .updateViewConstraints) { controller.updateViewConstraints() }
  }

  /// Updates the constraints of a view and its subviews now, and solves.
  func updateConstraintsNow(in view: UIView) {
    beginSpan(.constraints)
    engine.beginBatch()
    updateConstraints(in: view)
    engine.endBatch()
    remeasureText(in: view)
    endSpan()
  }
}
