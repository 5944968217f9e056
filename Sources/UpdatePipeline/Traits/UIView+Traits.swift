extension UIView: TraitLinkHolder {
  /// The traits in force, as of the view's last update (R32).
  public final var traitCollection: UITraitCollection { state.traits }

  /// The traits that the view sets for itself and those in it, from the next update on (R32, R33).
  ///
  /// - Complexity: To set one, O(*v*) of the next update in the views inside (R35).
  public final var traitOverrides: UITraitOverrides {
    get { state.traitLinks?.overrides ?? UITraitOverrides() }
    set {
      madeTraitLinks.overrides = newValue
      requestTraits()
    }
  }

  /// Composes the pending traits of the view, its controller and those in it now, and calls those
  /// who wait for changes (R17).
  public final func updateTraitsIfNeeded() {
    cycleForImmediateUpdate.updateTraits(in: self)
  }

  final var traitLinks: TraitLinks? {
    get { state.traitLinks }
    set { state.traitLinks = newValue }
  }

  /// Asks for the view's traits to be composed anew in the next update.
  final func requestTraits() {
    guard !state.flags.contains(.requestsTraits) else { return }
    state.flags.insert(.requestsTraits)
    markNeeds(.needsTraits)
    state.cycle?.becamePending()
  }

  /// Asks for new traits if a superview that the view was put into has others than it had before.
  final func inheritTraits(from superview: UIView) {
    let inherited = state.traitLinks?.inherited ?? state.traits
    guard inherited !== superview.state.traits else { return }
    requestTraits()
  }

  /// Asks for the passes of the tracked methods that read a trait which has changed (R29), and of
  /// drawing if colours depend on it (R40).
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
