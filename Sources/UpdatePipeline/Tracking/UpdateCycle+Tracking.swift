extension UpdateCycle {
  /// Runs a method of a view, tracked unless the strategy recomputes everything anyway.
  func track(
    _ view: UIView,
    _ method: TrackedMethods,
    expectsReads: Bool,
    _ body: () -> Void
  ) {
    let outer = state.execution
    state.execution = (view, method)
    defer { state.execution = outer }
    guard policy.scope == .invalidatedViews else { return body() }
    tracker(of: view, for: method, expectsReads: expectsReads).track(body)
  }

  /// The tracker of a view's method, made on first use.
  private func tracker(
    of view: UIView,
    for method: TrackedMethods,
    expectsReads: Bool
  ) -> ObservationTracker {
    let existing =
      switch method {
      case .updateProperties: view.state.contentTracker
      case .updateConstraints: view.state.constraintTracker
      case .draw: view.state.displayTracker
      default: view.state.layoutTracker
      }
    if let existing { return existing }
    let made = ObservationTracker(view: view, method: method, expectsReads: expectsReads)
    switch method {
    case .updateProperties: view.state.contentTracker = made
    case .updateConstraints: view.state.constraintTracker = made
    case .draw: view.state.displayTracker = made
    default: view.state.layoutTracker = made
    }
    return made
  }
}
