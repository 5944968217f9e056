public import Foundation

/// The edge of a bar, for constraints in a view controller's view.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// The height by which the bar covers the view, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The solved height of the guide.
  public var length: CGFloat { layoutFrame.height }
}
