extension UpdateCycle {
  /// Runs a method of a view, tracked unless the strategy recomputes everything anyway.
  func track(
    _ view: UIView,
    _ method: TrackedMethod,
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
  func name(_ view: UIView, _ method: TrackedMethod, _ body: () -> Void) {
    let outer = state.execution
    state.execution = RunningMethod(view, method)
    body()
    state.execution = outer
  }

  /// Notes that an inner method's reads count as reads of the outer one, too (M7, U14).
  ///
  /// Observation adds a scope's reads to the scope around it, and has no public way not to.
  private func noteNestedReads(
    in outer: RunningMethod,
    by view: UIView,
    _ method: TrackedMethod
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
    for method: TrackedMethod
  ) -> ObservationTracker? {
    if policy.contentPass == .layout, method.isContent { return view.state.layoutTracker }
    return view[trackerOf: method.scope]
  }

  /// The tracker of a view's method, made on first use.
  private func tracker(
    of view: UIView,
    for method: TrackedMethod,
    expectsReads: Bool
  ) -> ObservationTracker {
    if let existing = existingTracker(of: view, for: method) { return existing }
    let made = ObservationTracker(view: view, method: method, expectsReads: expectsReads)
    view[trackerOf: method.scope] = made
    return made
  }
}

extension UIView {
  /// The tracker of a scope; `nil` before the scope's first run.
  final subscript(trackerOf scope: TrackedScope) -> ObservationTracker? {
    get {
      switch scope {
      case .content: state.contentTracker
      case .controllerContent: controller?.state.contentTracker
      case .configuration: state.configurationTracker
      case .placeholder: controller?.state.placeholder?.tracker
      case .constraints: state.constraintTracker
      case .layout: state.layoutTracker
      case .display: state.displayTracker
      }
    }
    set {
      switch scope {
      case .content: state.contentTracker = newValue
      case .controllerContent: controller?.state.contentTracker = newValue
      case .configuration: state.configurationTracker = newValue
      case .placeholder: controller?.placeholder.tracker = newValue
      case .constraints: state.constraintTracker = newValue
      case .layout: state.layoutTracker = newValue
      case .display: state.displayTracker = newValue
      }
    }
  }
}

/// A tracked method of a view, or of its controller, that is running.
struct RunningMethod {
  private unowned(unsafe) let owner: UIView
  let method: TrackedMethod

  init(_ view: UIView, _ method: TrackedMethod) {
    unsafe owner = view
    self.method = method
  }

  /// The view, which lives while its method runs.
  var view: UIView { unsafe owner }
}
