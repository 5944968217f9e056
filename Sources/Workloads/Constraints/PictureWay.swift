/// The ways to make a view appear in a layout and go from it.
enum PictureWay: String, CaseIterable {
  /// Every constraint is deactivated, and new ones are activated.
  case churn
  /// The few constraints that differ are kept, and activated or deactivated.
  case toggle
  /// The constant of a height changes.
  case constant
  /// The view is hidden in a stack.
  case hide
}
