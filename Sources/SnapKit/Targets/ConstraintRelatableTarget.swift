public import UIKit

/// The target of a relation: a view, a guide, attributes of one, or plain numbers.
nonisolated public protocol ConstraintRelatableTarget {
  /// The right-hand side of the relation.
  var constraintTarget: ConstraintTarget { get }
}

/// The right-hand side of a constraint.
nonisolated public enum ConstraintTarget {
  /// Attributes of a view or guide.
  case item(ConstraintItem)
  /// A number, size, point or insets: lengths, or offsets from the superview.
  case constant(any ConstraintConstantTarget)
}

nonisolated extension ConstraintItem: ConstraintRelatableTarget {
  /// The item itself.
  public var constraintTarget: ConstraintTarget { .item(self) }
}

nonisolated extension UIView: ConstraintRelatableTarget {
  /// The view, with the attributes of the left-hand side.
  public final var constraintTarget: ConstraintTarget { .item(ConstraintItem(self, [])) }
}

nonisolated extension UILayoutGuide: ConstraintRelatableTarget {
  /// The guide, with the attributes of the left-hand side.
  public final var constraintTarget: ConstraintTarget { .item(ConstraintItem(self, [])) }
}
