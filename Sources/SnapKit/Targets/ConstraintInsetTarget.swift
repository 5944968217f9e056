public import UIKit

/// A value for insets from the edges on the right-hand side of a constraint.
nonisolated public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The insets; a number gives the same inset from each edge.
  var constraintInsetTargetValue: ConstraintInsets { get }
}

nonisolated extension UIEdgeInsets: ConstraintInsetTarget {
  /// The insets themselves.
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

/// A value for directional insets from the edges on the right-hand side of a constraint.
nonisolated public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  /// The insets.
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

nonisolated extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {
  /// The insets themselves.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}
