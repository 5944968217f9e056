public import Foundation

/// A value for the multiplier of the right-hand side of a constraint.
nonisolated public protocol ConstraintMultiplierTarget {
  /// The multiplier.
  var constraintMultiplierTargetValue: CGFloat { get }
}
