import Foundation

extension UIView {
  /// The spacing between the view's edges and its content, in points; 8 by default.
  ///
  /// The safe area is added if `insetsLayoutMarginsFromSafeArea` is set. With
  /// `preservesSuperviewLayoutMargins`, the margins are at least the part of the superview's
  /// margins that overlaps the view.
  public final var layoutMargins: UIEdgeInsets {
    get {
      let settings = state.layoutSettings
      let own = settings?.margins ?? LayoutSettings.standardMargins
      var margins = own.resolved(in: effectiveUserInterfaceLayoutDirection)
      if settings?.insetsMarginsFromSafeArea ?? true { margins = margins + safeAreaInsets }
      if settings?.preservesSuperviewMargins == true, let superview {
        margins = .max(margins, overlap(with: superview.layoutMargins, of: superview))
      }
      return margins
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        newValue,
        in: effectiveUserInterfaceLayoutDirection
      )
    }
  }

  /// The layout margins with leading and trailing edges.
  public final var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(layoutMargins, in: effectiveUserInterfaceLayoutDirection)
    }
    set { if layoutSettings.margins.change(to: newValue) { marginsChanged() } }
  }

  /// Whether the margins are at least those of the superview.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { state.layoutSettings?.preservesSuperviewMargins ?? false }
    set {
      guard preservesSuperviewLayoutMargins != newValue else { return }
      layoutSettings.preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { state.layoutSettings?.insetsMarginsFromSafeArea ?? true }
    set {
      guard insetsLayoutMarginsFromSafeArea != newValue else { return }
      layoutSettings.insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  private func marginsChanged() {
    engineInUse?.refreshInsets()
    invalidate(.layout, .call("layoutMargins"))
    layoutMarginsDidChange()
  }

  /// The part of a superview's insets that overlaps the view.
  final func overlap(with insets: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let outer = superview.state.bounds
    let left = state.origin.x - outer.minX
    let top = state.origin.y - outer.minY
    let right = outer.width - left - state.bounds.width
    let bottom = outer.height - top - state.bounds.height
    return UIEdgeInsets(
      top: max(0, insets.top - top),
      left: max(0, insets.left - left),
      bottom: max(0, insets.bottom - bottom),
      right: max(0, insets.right - right)
    )
  }
}
