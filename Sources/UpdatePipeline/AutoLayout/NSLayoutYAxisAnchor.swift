public import Foundation

/// An anchor for a vertical edge, centre or baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this anchor to another.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let origin = LayoutPart(item: item, attribute: attribute)
    return NSLayoutDimension(other.item, other.attribute, from: origin)
  }

  /// Makes a constraint that places this anchor a multiple of the standard spacing below another.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a constraint that places this anchor at least such a spacing below another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a constraint that places this anchor at most such a spacing below another.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }
}
