import UIKit

/// The active constraints made for a view or guide, and its label.
///
/// They are an associated value of the view or guide and are released with it.
@MainActor final class ItemConstraints {
  private var constraints: [Constraint] = []
  /// The label set by `setLabel(_:)`.
  var label: String?

  deinit {}

  /// The constraints of an object, made on first use.
  static func of(_ object: AnyObject) -> ItemConstraints {
    if let existing = existing(of: object) { return existing }
    let constraints = ItemConstraints()
    AssociatedValues.set(constraints, for: key, of: object)
    return constraints
  }

  /// The constraints of an object; `nil` if none were made yet.
  static func existing(of object: AnyObject) -> ItemConstraints? {
    AssociatedValues.value(for: key, of: object) as? ItemConstraints
  }

  private static var key: AssociatedValues.Key { .type(ItemConstraints.self) }

  /// Whether the item has no active constraints.
  var isEmpty: Bool { constraints.isEmpty }

  /// Activates constraints in one batch.
  func activate(_ new: [Constraint]) {
    NSLayoutConstraint.activate(new.flatMap(\.layoutConstraints))
    for constraint in new where !constraints.contains(where: { $0 === constraint }) {
      constraints.append(constraint)
    }
  }

  /// Deactivates all constraints in one batch.
  func removeAll() {
    let removed = constraints
    constraints = []
    NSLayoutConstraint.deactivate(removed.flatMap(\.layoutConstraints))
  }

  /// Removes a deactivated constraint, and other references to the same layout constraints.
  func forget(_ constraint: Constraint) {
    constraints.removeAll { kept in
      kept === constraint
        || !kept.isActive
          && kept.layoutConstraints.contains { one in
            constraint.layoutConstraints.contains { $0 === one }
          }
    }
  }

  /// Updates the constants of the constraints that otherwise match a description.
  ///
  /// A reference taken in the closure changes these constraints from then on.
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
      A constraint must be made before it is updated, with the same items, attributes, relation, \
      multiplier and priority; '\(wanted)' matches none of \(existing.joined(separator: ", "))
      """
    )
  }
}
