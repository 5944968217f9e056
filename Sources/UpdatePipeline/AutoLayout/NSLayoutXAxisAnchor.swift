public import Foundation

/// An anchor for a horizontal edge or centre.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this anchor to another.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let origin = LayoutPart(item: item, attribute: attribute)
    return NSLayoutDimension(other.item, other.attribute, from: origin)
  }

  /// Makes a constraint that places this anchor a multiple of the standard spacing after another.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a constraint that places this anchor at least such a spacing after another.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }

  /// Makes a constraint that places this anchor at most such a spacing after another.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: Self.systemSpacing * multiplier)
  }
}
