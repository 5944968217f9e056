extension UIView {
  /// The insets that bars and screen edges cover.
  ///
  /// - Complexity: O(*d*) in the depth.
  public final var safeAreaInsets: UIEdgeInsets {
    let own = state.layoutSettings?.additionalSafeArea ?? .zero
    guard let superview else { return own }
    let inherited = superview.safeAreaInsets
    guard inherited != .zero else { return own }
    return own + overlap(with: inherited, of: superview)
  }

  /// Insets added to the inherited safe area.
  ///
  /// On a window, they are the insets that the screen and its bars cover. A view controller sets
  /// its own on its view.
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
