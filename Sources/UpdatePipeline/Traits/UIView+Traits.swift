extension UIView: TraitLinkHolder {
  /// The current traits, as of the view's last update (R32).
  public final var traitCollection: UITraitCollection { state.traits }

  /// The traits that the view sets for its subtree, effective from the next update (R32, R33).
  ///
  /// - Complexity: Setting one costs the next update O(*v*) in the views of the subtree (R35).
  public final var traitOverrides: UITraitOverrides {
    get { state.traitLinks?.overrides ?? UITraitOverrides() }
    set {
      madeTraitLinks.overrides = newValue
      requestTraits()
    }
  }

  /// Composes the pending traits of the view, its controller and its subtree now, and calls the
  /// registered handlers (R17).
  public final func updateTraitsIfNeeded() {
    cycleForImmediateUpdate.updateTraits(in: self)
  }

  final var traitLinks: TraitLinks? {
    get { state.traitLinks }
    set { state.traitLinks = newValue }
  }

  /// Requests that the next update compose the view's traits again.
  final func requestTraits() {
    guard !state.flags.contains(.requestsTraits) else { return }
    state.flags.insert(.requestsTraits)
    markNeeds(.needsTraits)
    state.cycle?.becamePending()
  }

  /// Requests new traits if the new superview's traits differ from those inherited before.
  final func inheritTraits(from superview: UIView) {
    let inherited = state.traitLinks?.inherited ?? state.traits
    guard inherited !== superview.state.traits else { return }
    requestTraits()
  }

  /// Invalidates the tracked methods that read a changed trait (R29), and drawing if colours depend
  /// on it (R40).
  final func traitsChanged(_ changes: TraitSet) {
    if changes.contains(.preferredContentSizeCategory) { contentSizeCategoryChanged() }
    let registry = TraitRegistry.shared
    let trackers = [
      state.contentTracker, state.configurationTracker, state.constraintTracker,
      state.layoutTracker, state.displayTracker, controller?.contentTracker,
      controller?.state.placeholder?.tracker,
    ]
    for tracker in trackers {
      guard let tracker else { continue }
      let read = tracker.traitReads.intersection(changes)
      guard !read.isEmpty else { continue }
      invalidate(readBy: tracker.method, .traitChange(registry.names(of: read)))
    }
    let colorTraits = registry.colorTraits.intersection(changes)
    guard state.drawsContent, !colorTraits.isEmpty else { return }
    let displayed = state.displayTracker?.traitReads.intersection(changes) ?? []
    guard displayed.isEmpty else { return }
    invalidate(.display, .traitChange(registry.names(of: colorTraits)))
  }
}
