/// Changes of stored values that call into other code, made outside of the view's storage.
///
/// The optimizer drops its exclusivity checks from every access to `state` only if no access spans
/// a call. So a value that is changed by calls is taken out, changed and put back.
extension UIView {
  /// Changes the list of subviews.
  final func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var subviews: [UIView] = []
    swap(&subviews, &state.subviews)
    change(&subviews)
    swap(&subviews, &state.subviews)
  }

  /// Changes the list of constraints that the view keeps.
  final func changeConstraints(_ change: (inout [NSLayoutConstraint]) -> Void) {
    var constraints: [NSLayoutConstraint] = []
    swap(&constraints, &state.constraints)
    change(&constraints)
    swap(&constraints, &state.constraints)
  }

  /// Replaces what the view drew last.
  final func show(_ drawing: DrawnContent) {
    var replaced = drawing
    swap(&replaced, &state.drawing)
  }
}
