public import UIKit

/// Distances inwards from the edges on the right-hand side of a constraint.
nonisolated public protocol ConstraintInsetTarget: ConstraintConstantTarget {
  /// The distances; a number is the same from each edge.
  var constraintInsetTargetValue: ConstraintInsets { get }
}

nonisolated extension UIEdgeInsets: ConstraintInsetTarget {
  /// The insets themselves.
  public var constraintInsetTargetValue: ConstraintInsets { self }
}

/// Distances inwards from edges by the direction of writing.
nonisolated public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {
  /// The distances.
  var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { get }
}

nonisolated extension NSDirectionalEdgeInsets: ConstraintDirectionalInsetTarget {
  /// The insets themselves.
  public var constraintDirectionalInsetTargetValue: ConstraintDirectionalInsets { self }
}
