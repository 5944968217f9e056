public import Foundation

/// An edge or middle along the horizontal.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let origin = LayoutPart(item: item, attribute: attribute)
    return NSLayoutDimension(other.item, other.attribute, from: origin)
  }

  /// A constraint that this edge is a multiple of the standard spacing after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// A constraint that this edge is at least a multiple of the standard spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// A constraint that this edge is at most a multiple of the standard spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }
}
