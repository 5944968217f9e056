extension UpdateCycle {
  /// Runs a method of a view, tracked unless the strategy recomputes everything anyway.
  func track(
    _ view: UIView,
    _ method: TrackedMethods,
    _ tracker: WritableKeyPath<ViewState, ObservationTracker?>,
    expectsReads: Bool,
    _ body: () -> Void
  ) {
    let outer = state.execution
    state.execution = (view, method)
    defer { state.execution = outer }
    guard policy.scope == .invalidatedViews else { return body() }
    if let tracker = view.state[keyPath: tracker] {
      tracker.track(body)
    } else {
      let made = ObservationTracker(view: view, method: method, expectsReads: expectsReads)
      view.state[keyPath: tracker] = made
      made.track(body)
    }
  }
}
