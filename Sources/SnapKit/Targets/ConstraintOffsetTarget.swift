public import Foundation

/// A distance by which the right-hand side of a constraint is moved.
nonisolated public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The distance, in points.
  var constraintOffsetTargetValue: CGFloat { get }
}
