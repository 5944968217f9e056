public import UIKit

/// What a constraint can be related to: a view, a guide, parts of one, or plain numbers.
nonisolated public protocol ConstraintRelatableTarget {
  /// The right-hand side that it stands for.
  var constraintTarget: ConstraintTarget { get }
}

/// The right-hand side of a constraint.
nonisolated public enum ConstraintTarget {
  /// Parts of a view or guide.
  case item(ConstraintItem)
  /// A number, size, point or insets: lengths, or distances from the superview.
  case constant(any ConstraintConstantTarget)
}

nonisolated extension ConstraintItem: ConstraintRelatableTarget {
  /// The item itself.
  public var constraintTarget: ConstraintTarget { .item(self) }
}

nonisolated extension UIView: ConstraintRelatableTarget {
  /// The view, with the parts that the left-hand side names.
  public final var constraintTarget: ConstraintTarget { .item(ConstraintItem(self, [])) }
}

nonisolated extension UILayoutGuide: ConstraintRelatableTarget {
  /// The guide, with the parts that the left-hand side names.
  public final var constraintTarget: ConstraintTarget { .item(ConstraintItem(self, [])) }
}
