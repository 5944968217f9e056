extension UIView {
  /// Whether the view keeps the frame that is set, as if constraints enforced it (R56).
  ///
  /// Set it to `false` for a view that constraints place.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { state.translatesAutoresizingMask }
    set {
      guard state.translatesAutoresizingMask != newValue else { return }
      state.translatesAutoresizingMask = newValue
      guard let engine = engineInUse, let item = state.layoutItem,
        item.solved.build == engine.build
      else { return }
      engine.translationChanged(of: self, item)
    }
  }

  /// The constraints that the view holds for itself and its subtree.
  public final var constraints: [NSLayoutConstraint] { state.constraints }

  /// Activates a constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Activates constraints in one batch (R49).
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates constraints in one batch (R49).
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// The priority with which the view resists growing beyond its content (R61).
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    state.contentPriorities.hugging[axis.rawValue]
  }

  /// Sets the priority with which the view resists growing beyond its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    state.contentPriorities.hugging[axis.rawValue] = priority
    engineInUse?.contentPrioritiesChanged(of: self)
  }

  /// The priority with which the view resists shrinking below its content (R61).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    state.contentPriorities.resistance[axis.rawValue]
  }

  /// Sets the priority with which the view resists shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    state.contentPriorities.resistance[axis.rawValue] = priority
    engineInUse?.contentPrioritiesChanged(of: self)
  }

  /// Requests that the next update read the intrinsic size again (R54).
  ///
  /// The size is read once for any number of calls. A view that isn't placed by constraints ignores
  /// the request.
  public final func invalidateIntrinsicContentSize() {
    guard let item = state.layoutItem, item.solved.build == engineInUse?.build else { return }
    guard !state.translatesAutoresizingMask else { return }
    intrinsicSizeIsStale(.call("invalidateIntrinsicContentSize()"))
  }
}
