extension UIView {
  /// Records a request for the content of the view's controller.
  ///
  /// As for views, it requests the pass that runs content under the window's strategy. A controller
  /// that doesn't override `updateProperties()` has nothing to run.
  final func invalidateController(_ trigger: InvalidationCause.Trigger) {
    guard state.overrides.contains(.controllerUpdateProperties) else { return }
    guard contentPass == .properties else { return invalidate(.layout, trigger) }
    let isPending = state.flags.contains(.requestsControllerProperties)
    if let cycle = state.cycle {
      cycle.countRequest(.properties, isCoalesced: isPending)
      if cycle.recordsCauses {
        cycle.record(trigger, .properties, of: self, isCoalesced: isPending, byController: true)
      }
    }
    guard !isPending else { return }
    markControllerProperties()
    state.cycle?.becamePending()
  }

  /// Marks the content of the view's controller as due without counting a request.
  final func markControllerProperties() {
    state.flags.insert(.requestsControllerProperties)
    markNeeds(.needsProperties)
  }
}
