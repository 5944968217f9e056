import UIKit

/// What a chain says of a constraint, until the constraint is made.
@preconcurrency @MainActor public final class ConstraintDescription {
  /// What the constraint is made for.
  let item: any LayoutConstraintItem
  /// What the left-hand side names.
  var attributes: ConstraintAttributes
  /// How the sides compare; `nil` while there is no right-hand side.
  var relation: NSLayoutConstraint.Relation?
  var related = ConstraintItem(nil, [])
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority = UILayoutPriority.required
  var label: String?
  /// Where the source says so.
  var place = SourcePlace(file: "", line: 0)
  private var made: Constraint?

  init(of item: any LayoutConstraintItem, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  deinit {}

  /// The constraint, made on first use from what is described by then; `nil` if nothing relates it.
  var constraint: Constraint? {
    if made == nil, relation != nil { made = Constraint(self) }
    return made
  }

  /// Makes a reference that was taken one to other constraints.
  func replaceConstraint(by constraints: [LayoutConstraint]) {
    made?.layoutConstraints = constraints
  }

  /// Sets the right-hand side.
  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to target: ConstraintTarget,
    at place: SourcePlace
  ) {
    self.place = place
    self.relation = relation
    switch target {
    case .constant(let number):
      related = ConstraintItem(nil, [])
      constant = number
    case .item(let other):
      guard attributes.pairs(with: other.attributes) else {
        place.refuse(
          """
          The parts of a constraint's two sides pair up, and \(attributes.all) don't with \
          \(other.attributes.all)
          """
        )
      }
      related = other
      constant = CGFloat(0)
    }
  }

  /// The relations of single attributes that the description stands for, in order.
  func relations() -> [AttributeRelation] {
    attributes.all.map { relation(of: $0) }
  }

  private func relation(of attribute: NSLayoutConstraint.Attribute) -> AttributeRelation {
    var other = related.attributes.counterpart(of: attribute) ?? attribute
    var target = related.target
    if target == nil, attribute != .width, attribute != .height {
      guard let superview = item.superview else {
        place.refuse("'\(attribute)' related to a number needs a superview, and \(item) has none")
      }
      target = superview
      // A middle related to a number counts from the superview's corner.
      if attribute == .centerX { other = .left }
      if attribute == .centerY { other = .top }
    }
    return AttributeRelation(
      first: attribute,
      second: target == nil ? .notAnAttribute : other,
      relation: relation ?? .equal,
      secondItem: target,
      multiplier: multiplier,
      priority: priority,
      constant: constant.constraintConstant(
        for: other,
        in: ConstraintConfig.interfaceLayoutDirection
      )
    )
  }
}
