import UBInstrumentation

/// The property pass: content, in `updateProperties()`.
extension UpdateCycle {
  /// Runs the content of a view's controller and of the view, each if it is due or if forced (U2),
  /// and then the update of the view's configuration.
  ///
  /// A strategy that runs content inside layout runs only configurations here: a view that asked
  /// for properties before it came into a window is laid out instead.
  func runProperties(_ view: UIView, isForced: Bool) {
    let flags = view.state.flags
    guard isForced || !flags.isDisjoint(with: .propertyRequests) else { return }
    // Content's requests for its own pass wait until it has returned.
    guard !flags.contains(.isUpdatingProperties) else { return }
    let overrides = view.state.overrides
    view.state.flags.insert(.isUpdatingProperties)
    beginSpan(.properties)
    if policy.contentPass == .properties {
      runOwnProperties(view, isForced: isForced)
    } else {
      leaveContentToLayout(of: view)
    }
    if view.state.flags.contains(.requestsConfiguration)
      || isForced && overrides.contains(.updateConfiguration)
    {
      view.state.flags.remove(.requestsConfiguration)
      runContent(view, .updateConfiguration)
    }
    if view.state.flags.contains(.requestsPlaceholder)
      || isForced && overrides.contains(.updatePlaceholder)
    {
      view.state.flags.remove(.requestsPlaceholder)
      runContent(view, .updatePlaceholder)
    }
    endSpan()
    view.state.flags.remove(.isUpdatingProperties)
  }

  /// Turns requests for content into one for layout, if they were made before the view came into
  /// the window of a strategy that runs content inside layout.
  private func leaveContentToLayout(of view: UIView) {
    let requests: ViewFlags = [.requestsProperties, .requestsControllerProperties]
    guard !view.state.flags.isDisjoint(with: requests) else { return }
    view.state.flags.subtract(requests)
    view.mark(.layout, .appearance)
  }

  private func runOwnProperties(_ view: UIView, isForced: Bool) {
    let flags = view.state.flags
    let overrides = view.state.overrides
    if flags.contains(.requestsControllerProperties)
      || isForced && overrides.contains(.controllerUpdateProperties)
    {
      view.state.flags.remove(.requestsControllerProperties)
      runContent(view, .controllerUpdateProperties)
    }
    if view.state.flags.contains(.requestsProperties)
      || isForced && overrides.contains(.updateProperties)
    {
      view.state.flags.remove(.requestsProperties)
      runContent(view, .updateProperties)
    }
  }

  private func runContent(_ view: UIView, _ method: TrackedMethod) {
    count(.propertiesExecuted)
    noteRun(of: view, method)
    let changesBefore = state.displayedValueChanges
    track(view, method, expectsReads: true) {
      evaluateContent(of: view, method)
    }
    if state.displayedValueChanges == changesBefore {
      count(.propertiesRedundant)
    }
  }

  /// Runs the due properties of a view and its subviews, after their traits and without layout
  /// (U4).
  func updateProperties(in view: UIView, everyView: Bool) {
    let needs: ViewFlags = [.needsTraits, .needsProperties]
    guard everyView || !view.state.flags.isDisjoint(with: needs) else { return }
    updateTraits(of: view)
    runProperties(view, isForced: everyView)
    var index = 0
    while index < view.state.subviews.count {
      updateProperties(in: view.state.subviews[index], everyView: everyView)
      index += 1
    }
    settleNeeds(of: view)
  }

  /// Runs content of a view or its controller; setters of displayed values count as bindings
  /// meanwhile.
  func evaluateContent(of view: UIView, _ method: TrackedMethod) {
    let outer = state.evaluation
    state.evaluation = view.state.flags.contains(.awaitsRow) ? .newRow : .update
    if recordsDiagnoses, method.isContent {
      checkSuper(view, method)
    } else {
      callContent(of: view, method)
    }
    if endsRow(of: view, method) { view.state.flags.remove(.awaitsRow) }
    state.evaluation = outer
  }

  /// Whether a method is the last one that a view runs to show a new row.
  private func endsRow(of view: UIView, _ method: TrackedMethod) -> Bool {
    switch method {
    case .controllerUpdateProperties where !view.state.overrides.contains(.updateProperties):
      policy.contentPass == .layout || !view.state.flags.contains(.requestsConfiguration)
    case .updateProperties:
      policy.contentPass == .layout || !view.state.flags.contains(.requestsConfiguration)
    case .updateConfiguration:
      policy.contentPass == .properties || !view.state.overrides.contains(.updateProperties)
    case .controllerUpdateProperties, .updatePlaceholder, .updateConstraints,
      .updateViewConstraints, .layoutSubviews, .viewWillLayoutSubviews, .viewDidLayoutSubviews,
      .draw:
      false
    }
  }

  /// Calls the method that sets content of a view or its controller.
  func callContent(of view: UIView, _ method: TrackedMethod) {
    switch method {
    case .updateProperties: view.updateProperties()
    case .updateConfiguration: (view as? any ConfigurationUpdating)?.runConfigurationUpdate()
    case .updatePlaceholder: view.controller?.runPlaceholderUpdate()
    case .controllerUpdateProperties: view.controller?.updateProperties()
    case .updateConstraints, .updateViewConstraints, .layoutSubviews, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .draw:
      preconditionFailure("Another pass than the property pass runs \(method.name).")
    }
  }
}
