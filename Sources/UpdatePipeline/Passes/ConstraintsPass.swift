import Instrumentation

/// The constraint pass: `updateConstraints()`, bottom-up (R41).
extension UpdateCycle {
  /// Updates the constraints of a view and those in it, if the view is about to be laid out or
  /// asked for it (R42, U13). All changes are solved at once (R49).
  func runConstraints(in view: UIView) {
    let flags = view.state.flags
    guard flags.contains(.needsConstraints) else { return }
    guard !flags.isDisjoint(with: [.requestsLayout, .requestsConstraints]) else { return }
    batchConstraintChanges {
      updateConstraints(in: view)
    }
  }

  /// Updates the constraints of a view's subviews, then its own.
  private func updateConstraints(in view: UIView) {
    guard view.state.flags.contains(.needsConstraints) else { return }
    var index = 0
    while index < view.state.subviews.count {
      updateConstraints(in: view.state.subviews[index])
      index += 1
    }
    if view.state.flags.contains(.requestsConstraints) {
      view.state.flags.remove(.requestsConstraints)
      count(.constraintsUpdated)
      track(view, .updateConstraints, \.constraintTracker, expectsReads: false) {
        view.updateConstraints()
      }
    }
    settleNeeds(of: view)
  }
}
