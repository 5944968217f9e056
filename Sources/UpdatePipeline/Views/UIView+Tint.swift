extension UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint colour: the view's own, else its superview's, else blue.
  ///
  /// Setting another colour calls `tintColorDidChange()` at once on the view and the descendants
  /// that inherit it. A view without a superview keeps the tint of its last one.
  ///
  /// - Complexity: To read, O(1); to set, O(*v*) in the views that inherit it.
  public final var tintColor: UIColor! {
    get { presentTint }
    set { setTint(newValue) }
  }

  /// The current tint.
  final var presentTint: UIColor {
    ownTintColor ?? state.appearance?.inheritedTint ?? .systemBlue
  }

  private func setTint(_ tint: UIColor?) {
    let old = presentTint
    let changed = old != tint ?? state.appearance?.inheritedTint ?? .systemBlue
    _ = noteDisplayedValue(changed: changed, "tintColor")
    guard changed || ownTintColor != tint else { return }
    ownTintColor = tint
    if changed { tellTint() }
  }

  /// Inherits the tint of a new superview.
  final func inheritTint(from superview: UIView) {
    let tint = superview.presentTint
    guard tint != state.appearance?.inheritedTint ?? .systemBlue else { return }
    let old = presentTint
    appearance.inheritedTint = tint
    if presentTint != old { tellTint() }
  }

  private func tellTint() {
    tintColorDidChange()
    for index in state.subviews.indices {
      state.subviews[index].inheritTint(from: self)
    }
  }
}
