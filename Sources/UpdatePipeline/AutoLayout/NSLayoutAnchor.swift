public import Foundation

/// An attribute of a view or layout guide for making constraints to attributes of the same kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject> {
  final let item: LayoutItem
  final let attribute: NSLayoutConstraint.Attribute
  /// The anchor that an offset is measured from; `nil` unless this anchor is an offset.
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

  /// Makes a constraint that sets this anchor equal to another plus a constant.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: constant)
  }

  /// Makes a constraint that sets this anchor to at least another plus a constant.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant)
  }

  /// Makes a constraint that sets this anchor to at most another plus a constant.
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
  /// The standard spacing between sibling views, in points.
  static var systemSpacing: CGFloat { 8 }
}
