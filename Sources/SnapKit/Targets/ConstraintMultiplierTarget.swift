public import Foundation

/// A factor of the right-hand side of a constraint.
nonisolated public protocol ConstraintMultiplierTarget {
  /// The factor.
  var constraintMultiplierTargetValue: CGFloat { get }
}
