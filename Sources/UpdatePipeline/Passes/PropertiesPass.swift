import Instrumentation

/// The property pass: content, in `updateProperties()`.
extension UpdateCycle {
  /// Runs the content of a view's controller and of the view, each if it is due or if forced (U2).
  ///
  /// A strategy that runs content inside layout has no property pass.
  func runProperties(_ view: UIView, isForced: Bool) {
    guard policy.contentPass == .properties else { return }
    let flags = view.state.flags
    guard isForced || !flags.isDisjoint(with: .propertyRequests) else { return }
    // What content that runs asks for itself waits until it has returned.
    guard !flags.contains(.isUpdatingProperties) else { return }
    let overrides = view.state.overrides
    view.state.flags.insert(.isUpdatingProperties)
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
    view.state.flags.remove(.isUpdatingProperties)
  }

  private func runContent(_ view: UIView, _ method: TrackedMethods) {
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

  /// Runs the properties that are due in a view and those in it, after their traits and without
  /// layout (U4).
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

  /// Calls `updateProperties()` of a view or its controller; setters of displayed values count as
  /// bindings meanwhile.
  func evaluateContent(of view: UIView, _ method: TrackedMethods) {
    let outer = state.evaluation
    state.evaluation = view.state.flags.contains(.awaitsRow) ? .newRow : .update
    if recordsDiagnoses {
      checkSuper(view, method)
    } else {
      callContent(of: view, method)
    }
    if method == .updateProperties { view.state.flags.remove(.awaitsRow) }
    state.evaluation = outer
  }
  /// Calls `updateProperties()` of a view or its controller.
  func callContent(of view: UIView, _ method: TrackedMethods) {
    if method == .updateProperties {
      view.updateProperties()
    } else {
      view.controller?.updateProperties()
    }
  }
}
