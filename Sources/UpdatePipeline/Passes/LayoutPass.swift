import UBInstrumentation

/// The layout pass: geometry, in `layoutSubviews()`.
extension UpdateCycle {
  /// Lays out a view if it is due, or in any case if forced.
  ///
  /// A content source brings its views up to date first, untracked. A strategy that runs content
  /// inside layout does so here, in the same tracked scope.
  func runLayout(_ view: UIView, isForced: Bool) {
    guard isForced || view.state.flags.contains(.requestsLayout) else { return }
    // A layout isn't started again inside itself; its requests wait until it has returned.
    guard !view.state.flags.contains(.isLayingOut) else { return }
    view.state.flags.remove(.requestsLayout)
    view.state.flags.insert(.isLayingOut)
    beginSpan(.layout)
    countLayout(of: view)
    noteRun(of: view, .layoutSubviews)
    if recordsDiagnoses {
      observeContentSource(of: view)
    } else {
      view.state.contentSource?.updateContent()
    }
    let overrides = view.state.overrides
    let content = policy.contentPass == .layout ? overrides.intersection(.contentMethods) : []
    if !content.isEmpty || !overrides.isDisjoint(with: .layoutMethods) {
      track(view, .layoutSubviews, expectsReads: !content.isEmpty) {
        runContentInLayout(of: view, content)
        layOut(view)
      }
    } else {
      layOut(view)
    }
    endSpan()
    view.state.flags.remove(.isLayingOut)
  }

  private func observeContentSource(of view: UIView) {
    guard let source = view.state.contentSource else { return }
    observeReads(of: view, view.description, "updateContent()") { source.updateContent() }
    noteStaleCells(in: view)
  }

  /// Runs content of the controller, then of the view, under a strategy without a property pass
  /// (R28).
  private func runContentInLayout(of view: UIView, _ content: TrackedMethods) {
    guard !content.isEmpty else { return }
    if content.contains(.controllerUpdateProperties) {
      name(view, .controllerUpdateProperties) {
        evaluateContent(of: view, .controllerUpdateProperties)
      }
    }
    if content.contains(.updateProperties) {
      name(view, .updateProperties) { evaluateContent(of: view, .updateProperties) }
    }
  }

  /// Calls `layoutSubviews()`, between the callbacks of the view's controller if it has one (R66).
  private func layOut(_ view: UIView) {
    guard view.hasController, let controller = view.controller else {
      return view.layoutSubviews()
    }
    name(view, .viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() }
    view.layoutSubviews()
    name(view, .viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() }
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
