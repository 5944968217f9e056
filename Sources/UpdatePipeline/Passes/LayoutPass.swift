import Instrumentation

/// The layout pass: geometry, in `layoutSubviews()`.
extension UpdateCycle {
  /// Lays out a view if it is due, or in any case if forced.
  ///
  /// A content source brings its views up to date first, untracked. A strategy that runs content
  /// inside layout does so here, in the same tracked scope.
  func runLayout(_ view: UIView, isForced: Bool) {
    guard isForced || view.state.flags.contains(.requestsLayout) else { return }
    view.state.flags.remove(.requestsLayout)
    view.state.flags.insert(.isLayingOut)
    countLayout(of: view)
    view.state.contentSource?.updateContent()
    let overrides = view.state.overrides
    let runsContent = policy.contentPass == .layout && overrides.contains(.updateProperties)
    if runsContent || overrides.contains(.layoutSubviews) {
      track(view, .layoutSubviews, expectsReads: runsContent) {
        if runsContent { evaluateContent(of: view) }
        view.layoutSubviews()
      }
    } else {
      view.layoutSubviews()
    }
    view.state.flags.remove(.isLayingOut)
  }

  private func countLayout(of view: UIView) {
    count(.layoutExecuted)
    switch view.state.kind {
    case .list: count(.layoutListExecuted)
    case .cell: count(.layoutCellExecuted)
    case .plain: break
    }
  }
}
