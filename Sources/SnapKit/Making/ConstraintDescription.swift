import UIKit

/// The description of a constraint by a chain, until the constraint is made.
@preconcurrency @MainActor public final class ConstraintDescription {
  /// The view or guide that the constraint is made for.
  let item: any LayoutConstraintItem
  /// The attributes of the left-hand side.
  var attributes: ConstraintAttributes
  /// The relation; `nil` without a right-hand side.
  var relation: NSLayoutConstraint.Relation?
  var related = ConstraintItem(nil, [])
  var multiplier: CGFloat = 1
  var constant: any ConstraintConstantTarget = CGFloat(0)
  var priority = UILayoutPriority.required
  var label: String?
  /// The place of the description in the source.
  var place = SourcePlace(file: "", line: 0)
  private var made: Constraint?

  init(of item: any LayoutConstraintItem, _ attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }

  deinit {}

  /// The constraint, made on first use from the current description; `nil` without a relation.
  var constraint: Constraint? {
    if made == nil, relation != nil { made = Constraint(self) }
    return made
  }

  /// Points a reference taken earlier to other constraints.
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
          The attributes on both sides of a constraint must match; \(attributes.all) don't match \
          \(other.attributes.all)
          """
        )
      }
      related = other
      constant = CGFloat(0)
    }
  }

  /// The relations of the single attributes, in order.
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
      // A centre related to a number is measured from the superview's top-left corner.
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

/// The place in the app's source where a constraint is described.
struct SourcePlace {
  let file: String
  let line: UInt

  /// Stops the program with a message about the problem there.
  func refuse(_ problem: String) -> Never {
    UIKit.refuse("\(file):\(line): \(problem).")
  }
}
