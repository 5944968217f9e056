extension UIView {
  /// Whether the frame that is set holds, as if constraints enforced it (R56).
  ///
  /// A view that other constraints place must set it to `false`.
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

  /// The constraints that the view keeps for itself and those in it.
  public final var constraints: [NSLayoutConstraint] { state.constraints }

  /// Activates a constraint.
  public final func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
  }

  /// Deactivates a constraint.
  public final func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
  }

  /// Activates constraints as one change (R49).
  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  /// Deactivates constraints as one change (R49).
  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// How firmly the view resists growing beyond its content (R61).
  public final func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    state.contentPriorities.hugging[axis.rawValue]
  }

  /// Sets how firmly the view resists growing beyond its content.
  public final func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    state.contentPriorities.hugging[axis.rawValue] = priority
    engineInUse?.contentPrioritiesChanged(of: self)
  }

  /// How firmly the view resists shrinking below its content (R61).
  public final func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    state.contentPriorities.resistance[axis.rawValue]
  }

  /// Sets how firmly the view resists shrinking below its content.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    state.contentPriorities.resistance[axis.rawValue] = priority
    engineInUse?.contentPrioritiesChanged(of: self)
  }

  /// Asks for the intrinsic size to be read again in the next update (R54).
  ///
  /// However often the content changed until then, it is read once. Without constraints that
  /// place the view this does nothing.
  public final func invalidateIntrinsicContentSize() {
    guard let item = state.layoutItem, item.solved.build == engineInUse?.build else { return }
    guard !state.translatesAutoresizingMask else { return }
    intrinsicSizeIsStale(.call("invalidateIntrinsicContentSize()"))
  }
}
