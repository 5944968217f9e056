public import Foundation

/// A part of a view or layout guide from which constraints to parts of the same kind are made.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  final let item: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute
  /// Where the distance starts that the anchor stands for; `nil` unless it is a distance.
  final let origin: LayoutPart?

  init(
    _ item: LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute,
    from origin: LayoutPart? = nil
  ) {
    self.item = item
    self.attribute = attribute
    self.origin = origin
  }

  deinit {}

  /// A constraint that this part equals another, plus a distance.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// A constraint that this part is at least another, plus a distance.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// A constraint that this part is at most another, plus a distance.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant)
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.state.first = item
    constraint.state.firstAttribute = attribute
    constraint.state.relation = relation
    constraint.state.second = anchor?.item
    constraint.state.secondAttribute = anchor?.attribute ?? .notAnAttribute
    constraint.state.multiplier = Double(multiplier)
    constraint.state.constant = Double(constant)
    if origin != nil || anchor?.origin != nil {
      constraint.state.offsets = AnchorOffsets(first: origin, second: anchor?.origin)
    }
    constraint.checkAttributes()
    return constraint
  }
}

extension NSLayoutAnchor {
  /// The distance between views that are neither in one another, in points.
  static var systemSpacing: CGFloat { 8 }
}
