import Instrumentation

/// The property pass: content, in `updateProperties()`.
extension UpdateCycle {
  /// Runs a view's content if it is due, or in any case if forced.
  ///
  /// A strategy that runs content inside layout has no property pass.
  func runProperties(_ view: UIView, isForced: Bool) {
    guard policy.contentPass == .properties else { return }
    let isDue = isForced && view.state.overrides.contains(.updateProperties)
    guard isDue || view.state.flags.contains(.requestsProperties) else { return }
    view.state.flags.remove(.requestsProperties)
    count(.propertiesExecuted)
    let changesBefore = state.displayedValueChanges
    track(view, .updateProperties, expectsReads: true) {
      evaluateContent(of: view)
    }
    if state.displayedValueChanges == changesBefore {
      count(.propertiesRedundant)
    }
  }

  /// Runs the properties that are due in a view and those in it, without layout.
  func updateProperties(in view: UIView, everyView: Bool) {
    guard everyView || view.state.flags.contains(.needsProperties) else { return }
    runProperties(view, isForced: everyView)
    var index = 0
    while index < view.state.subviews.count {
      updateProperties(in: view.state.subviews[index], everyView: everyView)
      index += 1
    }
    settleNeeds(of: view)
  }

  /// Calls a view's `updateProperties()`; setters of displayed values count as bindings meanwhile.
  func evaluateContent(of view: UIView) {
    let outer = state.evaluation
    state.evaluation = view.state.flags.contains(.awaitsRow) ? .newRow : .update
    view.updateProperties()
    view.state.flags.remove(.awaitsRow)
    state.evaluation = outer
  }
}
