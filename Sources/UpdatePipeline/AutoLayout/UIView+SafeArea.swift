extension UIView {
  /// What bars and the edges of the screen cover of the view.
  ///
  /// - Complexity: O(*d*) in the depth.
  public final var safeAreaInsets: UIEdgeInsets {
    let own = state.layoutSettings?.additionalSafeArea ?? .zero
    guard let superview else { return own }
    let inherited = superview.safeAreaInsets
    guard inherited != .zero else { return own }
    return own + overlap(with: inherited, of: superview)
  }

  /// What is added to the safe area that the view inherits.
  ///
  /// Set on a window, it is what the screen and its bars cover. A view controller sets its own on
  /// its view.
  public final var additionalSafeAreaInsets: UIEdgeInsets {
    get { state.layoutSettings?.additionalSafeArea ?? .zero }
    set {
      guard additionalSafeAreaInsets != newValue else { return }
      layoutSettings.additionalSafeArea = newValue
      engineInUse?.refreshInsets()
      invalidate(.layout, .call("additionalSafeAreaInsets"))
      safeAreaChanged()
    }
  }

  private func safeAreaChanged() {
    safeAreaInsetsDidChange()
    for index in state.subviews.indices {
      state.subviews[index].safeAreaChanged()
    }
  }
}
