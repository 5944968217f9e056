public import UIKit

/// A view or a layout guide that constraints can be made for.
@preconcurrency @MainActor public protocol LayoutConstraintItem: AnyObject {}

extension UIView: LayoutConstraintItem {}

extension UILayoutGuide: LayoutConstraintItem {}

extension LayoutConstraintItem {
  /// The superview of a view, or the owning view of a guide.
  var superview: UIView? {
    (self as? UIView)?.superview ?? (self as? UILayoutGuide)?.owningView
  }

  /// Lets constraints place the item.
  func prepare() {
    (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }
}
