/// The ways to show and hide a view in a layout.
enum PictureWay: String, CaseIterable {
  /// Deactivates all constraints and activates new ones.
  case churn
  /// Keeps the few constraints that differ and activates or deactivates them.
  case toggle
  /// Changes the constant of a height constraint.
  case constant
  /// Hides the view in a stack view.
  case hide
}
