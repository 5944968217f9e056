import UIKit

/// A relation of single attributes, from which a layout constraint is made or by which it is found.
struct AttributeRelation {
  let first: NSLayoutConstraint.Attribute
  let second: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let secondItem: AnyObject?
  let multiplier: CGFloat
  let priority: UILayoutPriority
  let constant: CGFloat

  /// Whether a constraint of the same item is equal except for its constant.
  func matches(_ constraint: LayoutConstraint) -> Bool {
    constraint.firstAttribute == first && constraint.secondAttribute == second
      && constraint.relation == relation && constraint.secondItem === secondItem
      && constraint.multiplier == multiplier && constraint.priority == priority
  }

  /// Makes the layout constraint.
  func layoutConstraint(of item: any LayoutConstraintItem, label: String?) -> LayoutConstraint {
    let constraint = LayoutConstraint(
      item: item,
      attribute: first,
      relatedBy: relation,
      toItem: secondItem,
      attribute: second,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.label = label
    return constraint
  }
}
