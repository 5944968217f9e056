/// The pass before display: traits, properties, constraints and layout, top-down (R2).
extension UpdateCycle {
  /// Brings the window's invalid views up to date, before anything is drawn.
  func runUpdatePass() {
    guard let root else { return }
    let everyView = visitsEveryView(in: state.turn)
    if policy.order == .propertiesFirst {
      updateProperties(in: root, everyView: everyView)
    }
    update(root, everyView: everyView)
    refreshInsets()
  }

  /// Runs the stages of one view, then its subviews' (R2-R4).
  ///
  /// A view that is invalidated behind the walk, such as a superview, keeps its flags and waits for
  /// the next turn (R5).
  func update(_ view: UIView, everyView: Bool) {
    guard everyView || !view.state.flags.isDisjoint(with: .needsUpdate) else { return }
    updateTraits(of: view)
    if view.hasController { view.controller?.appearIfDue() }
    runProperties(view, isForced: everyView)
    runConstraints(in: view)
    runLayout(view, isForced: everyView)
    var index = 0
    while index < view.state.subviews.count {
      update(view.state.subviews[index], everyView: everyView)
      index += 1
    }
    settleNeeds(of: view)
  }

  /// Derives a view's `needsX` from its own requests and its subviews' needs.
  ///
  /// - Complexity: O(*s*) in the subviews.
  func settleNeeds(of view: UIView) {
    var needs = view.state.flags.impliedNeeds
    for index in view.state.subviews.indices {
      needs.formUnion(view.state.subviews[index].state.flags.intersection(.needs))
    }
    view.state.flags.subtract(.needs)
    view.state.flags.formUnion(needs)
  }
}
