extension UpdateCycle {
  /// Checks the flag grammar of the whole window; does nothing without the `InternalChecks` trait.
  ///
  /// - Complexity: O(*v*) in the views.
  func checkInvariants() {
    #if InternalChecks
    guard let root else { return }
    checkFlags(of: root)
    #endif
  }

  #if InternalChecks
  private func checkFlags(of view: UIView) {
    var needs = view.state.flags.impliedNeeds
    for subview in view.state.subviews {
      precondition(subview.superview === view, "A subview knows its superview.")
      precondition(subview.window === view.window, "A subview is in its superview's window.")
      checkTraits(of: subview, in: view)
      checkFlags(of: subview)
      needs.formUnion(subview.state.flags.intersection(.needs))
    }
    precondition(
      view.state.flags.intersection(.needs) == needs,
      "A view needs a pass iff it or a subview asked for it; \(view) has a zombie flag."
    )
    precondition(!view.state.flags.contains(.isLayingOut), "No layout runs between turns.")
    precondition(
      !view.state.flags.contains(.isUpdatingProperties),
      "No content runs between turns."
    )
  }

  private func checkTraits(of subview: UIView, in view: UIView) {
    guard !subview.state.flags.contains(.requestsTraits) else { return }
    let inherited = subview.state.traitLinks?.inherited ?? subview.state.traits
    precondition(
      inherited === view.state.traits,
      "A view that doesn't ask for traits has composed them from its superview's; "
        + "\(subview) hasn't."
    )
  }
  #endif
}
