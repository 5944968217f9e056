import UBInstrumentation

/// The stage before properties: the traits of a view and its controller, top-down (R1, R2, R37).
extension UpdateCycle {
  /// Composes the traits of a view from its superview's, if it asked for that (R33).
  ///
  /// Traits that come out equal are no change (R40). Subviews take a changed collection when the
  /// walk reaches them.
  func updateTraits(of view: UIView) {
    guard view.state.flags.contains(.requestsTraits) else { return }
    view.state.flags.remove(.requestsTraits)
    beginSpan(.traits)
    defer { endSpan() }
    let inherited = view.superview?.state.traits ?? .standard
    var composed = inherited
    var changes: TraitSet = []
    if let controller = view.controller {
      composed = controller.composeTraits(from: inherited, changes: &changes)
    }
    let previous = view.state.traits
    if let links = view.state.traitLinks {
      composed = links.compose(composed, present: previous)
      links.inherited = inherited
    }
    if composed !== previous {
      view.state.traits = composed
      askSubviewsForTraits(of: view)
    }
    let viewChanges =
      composed === previous ? [] : composed.values.differences(from: previous.values)
    changes.formUnion(viewChanges)
    guard !changes.isEmpty else { return }
    view.traitsChanged(changes)
    guard !viewChanges.isEmpty else { return }
    count(.traitsUpdated)
    view.callTraitHandlers(for: viewChanges, previous: previous)
    view.traitCollectionDidChange(previous)
  }

  private func askSubviewsForTraits(of view: UIView) {
    guard !view.state.subviews.isEmpty else { return }
    for index in view.state.subviews.indices {
      view.state.subviews[index].state.flags.insert([.requestsTraits, .needsTraits])
    }
    view.state.flags.insert(.needsTraits)
  }

  /// Composes the pending traits of a view and its subviews.
  func updateTraits(in view: UIView) {
    guard view.state.flags.contains(.needsTraits) else { return }
    updateTraits(of: view)
    var index = 0
    while index < view.state.subviews.count {
      updateTraits(in: view.state.subviews[index])
      index += 1
    }
    settleNeeds(of: view)
  }
}
