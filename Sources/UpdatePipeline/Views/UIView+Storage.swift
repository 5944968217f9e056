/// Changes to stored values that call other code, made outside of the view's storage.
///
/// The optimizer removes exclusivity checks from every access to `state` only if no access spans a
/// call. A value that is changed by calls is therefore taken out, changed and put back.
extension UIView {
  /// Changes the list of subviews.
  final func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var subviews: [UIView] = []
    swap(&subviews, &state.subviews)
    change(&subviews)
    swap(&subviews, &state.subviews)
  }

  /// Changes the list of constraints that the view holds.
  final func changeConstraints(_ change: (inout [NSLayoutConstraint]) -> Void) {
    var constraints: [NSLayoutConstraint] = []
    swap(&constraints, &state.constraints)
    change(&constraints)
    swap(&constraints, &state.constraints)
  }

  /// Replaces the view's last drawing.
  final func show(_ drawing: DrawnContent) {
    var replaced = drawing
    swap(&replaced, &state.drawing)
  }
}
