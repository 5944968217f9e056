extension UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched; its own or else the superview's, and blue without any.
  ///
  /// Setting another one calls `tintColorDidChange()` on the view and on those in it that inherit
  /// it, at once. A view out of any superview keeps the tint it had in its last.
  ///
  /// - Complexity: To read, O(1); to set, O(*v*) in the views that inherit it.
  public final var tintColor: UIColor! {
    get { presentTint }
    set { setTint(newValue) }
  }

  /// The tint that the view shows.
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

  /// Takes over the tint of the superview that the view was put into.
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
