import UIKit

/// The active constraints that were made for a view or guide, and its name.
///
/// It is a value of its object's own and goes with it.
@MainActor final class ItemConstraints {
  private var constraints: [Constraint] = []
  /// The name set by `setLabel(_:)`.
  var label: String?

  deinit {}

  /// What is kept for an object, made on first use.
  static func of(_ object: AnyObject) -> ItemConstraints {
    if let existing = existing(of: object) { return existing }
    let constraints = ItemConstraints()
    AssociatedValues.set(constraints, for: key, of: object)
    return constraints
  }

  /// What is kept for an object; `nil` if nothing was made for it yet.
  static func existing(of object: AnyObject) -> ItemConstraints? {
    AssociatedValues.value(for: key, of: object) as? ItemConstraints
  }

  private static var key: AssociatedValues.Key { .type(ItemConstraints.self) }

  /// Whether no constraint of the item is active.
  var isEmpty: Bool { constraints.isEmpty }

  /// Puts constraints into effect as one change.
  func activate(_ new: [Constraint]) {
    NSLayoutConstraint.activate(new.flatMap(\.layoutConstraints))
    for constraint in new where !constraints.contains(where: { $0 === constraint }) {
      constraints.append(constraint)
    }
  }

  /// Takes all constraints out of effect as one change.
  func removeAll() {
    let removed = constraints
    constraints = []
    NSLayoutConstraint.deactivate(removed.flatMap(\.layoutConstraints))
  }

  /// Lets go of a constraint that is no longer in effect, and of another reference to the same.
  func forget(_ constraint: Constraint) {
    constraints.removeAll { kept in
      kept === constraint
        || !kept.isActive
          && kept.layoutConstraints.contains { one in
            constraint.layoutConstraints.contains { $0 === one }
          }
    }
  }

  /// Sets the constants of the constraints that a description equals otherwise.
  ///
  /// A reference taken in the closure changes these from then on.
  ///
  /// - Complexity: O(*a c*) in the description's attributes and the item's constraints.
  func update(_ description: ConstraintDescription) {
    let found = description.relations().map { relation in
      guard let existing = find(relation) else { refuse(relation, described: description) }
      existing.constant = relation.constant
      return existing
    }
    description.replaceConstraint(by: found)
  }

  private func find(_ relation: AttributeRelation) -> LayoutConstraint? {
    for constraint in constraints {
      if let match = constraint.layoutConstraints.first(where: relation.matches) { return match }
    }
    return nil
  }

  private func refuse(
    _ relation: AttributeRelation,
    described description: ConstraintDescription
  ) -> Never {
    let wanted = relation.layoutConstraint(of: description.item, label: description.label)
    let existing = constraints.flatMap(\.layoutConstraints).map { "\($0)" }
    description.place.refuse(
      """
      A constraint is made before it is updated, with the same items, attributes, relation, \
      multiplier and priority, and '\(wanted)' is none of \(existing.joined(separator: ", "))
      """
    )
  }
}
