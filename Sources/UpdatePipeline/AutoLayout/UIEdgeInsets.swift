public import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Distances of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// The distances from each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Distances of zero.
  public static let zero = UIEdgeInsets()

  /// The sums, edge by edge.
  static func + (first: UIEdgeInsets, second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: first.top + second.top,
      left: first.left + second.left,
      bottom: first.bottom + second.bottom,
      right: first.right + second.right
    )
  }

  /// The greater distance, edge by edge.
  static func max(_ first: UIEdgeInsets, _ second: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: Swift.max(first.top, second.top),
      left: Swift.max(first.left, second.left),
      bottom: Swift.max(first.bottom, second.bottom),
      right: Swift.max(first.right, second.right)
    )
  }
}

nonisolated extension CGRect {
  /// The rectangle inside of insets.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
