public import Foundation

/// Where a bar ends or begins, as constraints of a controller's view refer to it.
@preconcurrency @MainActor public protocol UILayoutSupport: AnyObject {
  /// How far the bar covers the view, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide, as it is solved now.
  public var length: CGFloat { layoutFrame.height }
}
