public import Foundation

/// An edge or middle along the vertical.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let origin = LayoutPart(item: item, attribute: attribute)
    return NSLayoutDimension(other.item, other.attribute, from: origin)
  }

  /// A constraint that this edge is a multiple of the standard spacing below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// A constraint that this edge is at least a multiple of the standard spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// A constraint that this edge is at most a multiple of the standard spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }
}
