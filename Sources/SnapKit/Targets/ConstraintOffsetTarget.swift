public import Foundation

/// A value for the offset of the right-hand side of a constraint.
nonisolated public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The offset, in points.
  var constraintOffsetTargetValue: CGFloat { get }
}
