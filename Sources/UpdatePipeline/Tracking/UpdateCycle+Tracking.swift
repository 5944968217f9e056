extension UpdateCycle {
  /// Runs a method of a view, tracked unless the strategy recomputes everything anyway.
  func track(
    _ view: UIView,
    _ method: TrackedMethods,
    expectsReads: Bool,
    _ body: () -> Void
  ) {
    let outer = state.execution
    state.execution = RunningMethod(view, method)
    if policy.scope == .invalidatedViews {
      let tracker = tracker(of: view, for: method, expectsReads: expectsReads)
      state.trackedRuns += 1
      tracker.track(observes: policy.observesProperties, body)
      if let outer, tracker.status == .armed { noteNestedReads(in: outer, by: view, method) }
    } else {
      body()
    }
    state.execution = outer
  }

  /// Runs a method inside a tracked scope under its own name.
  func name(_ view: UIView, _ method: TrackedMethods, _ body: () -> Void) {
    let outer = state.execution
    state.execution = RunningMethod(view, method)
    body()
    state.execution = outer
  }

  /// Notes that what an inner method read counts as read by the outer one too (M7, U14).
  ///
  /// Observation adds what a scope read to the scope around it, and has no public way not to.
  private func noteNestedReads(
    in outer: RunningMethod,
    by view: UIView,
    _ method: TrackedMethods
  ) {
    existingTracker(of: outer.view, for: outer.method)?.holdsNestedReads = true
    diagnose(
      .nestedTracking,
      outer.view,
      outer.method,
      other: "\(name(of: view, running: method)).\(method.name)"
    )
  }

  private func existingTracker(
    of view: UIView,
    for method: TrackedMethods
  ) -> ObservationTracker? {
    let isContent = TrackedMethods.contentMethods.contains(method)
    if isContent, policy.contentPass == .layout { return view.state.layoutTracker }
    switch method {
    case .updateProperties: return view.state.contentTracker
    case .controllerUpdateProperties: return view.controller?.state.contentTracker
    case .updateConfiguration: return view.state.configurationTracker
    case .updatePlaceholder: return view.controller?.state.placeholder?.tracker
    case .updateConstraints, .updateViewConstraints: return view.state.constraintTracker
    case .draw: return view.state.displayTracker
    default: return view.state.layoutTracker
    }
  }

  /// The tracker of a view's method, made on first use.
  private func tracker(
    of view: UIView,
    for method: TrackedMethods,
    expectsReads: Bool
  ) -> ObservationTracker {
    if let existing = existingTracker(of: view, for: method) { return existing }
    let made = ObservationTracker(view: view, method: method, expectsReads: expectsReads)
    switch method {
    case .updateProperties: view.state.contentTracker = made
    case .controllerUpdateProperties: view.controller?.state.contentTracker = made
    case .updateConfiguration: view.state.configurationTracker = made
    case .updatePlaceholder: view.controller?.placeholder.tracker = made
    case .updateConstraints: view.state.constraintTracker = made
    case .draw: view.state.displayTracker = made
    default: view.state.layoutTracker = made
    }
    return made
  }
}
