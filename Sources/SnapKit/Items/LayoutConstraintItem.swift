public import UIKit

/// What constraints are made for: a view or a layout guide.
@preconcurrency @MainActor public protocol LayoutConstraintItem: AnyObject {}

extension UIView: LayoutConstraintItem {}

extension UILayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
  /// The view that it is in; of a guide, the view that owns it.
  var superview: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }

  /// Leaves the placing to constraints.
  func prepare() {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }
}
