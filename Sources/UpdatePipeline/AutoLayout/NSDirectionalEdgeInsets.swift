public import Foundation

/// Distances from the edges of a rectangle inwards, by the direction of writing, in points.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge where lines of text begin.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge where lines of text end.
  public var trailing: CGFloat

  /// Distances of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// The distances from each edge.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Distances of zero.
  public static let zero = NSDirectionalEdgeInsets()

  /// The same distances of a view written in a direction.
  init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top,
      leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    )
  }

  /// The distances from left and right in a direction of writing.
  func resolved(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: isMirrored ? trailing : leading,
      bottom: bottom,
      right: isMirrored ? leading : trailing
    )
  }
}
