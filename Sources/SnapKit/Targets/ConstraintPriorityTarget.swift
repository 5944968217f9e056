public import UIKit

/// A value for the priority of a constraint.
nonisolated public protocol ConstraintPriorityTarget {
  /// The priority, from 1 to 1000.
  var constraintPriorityTargetValue: Float { get }
}

nonisolated extension UILayoutPriority: ConstraintPriorityTarget {
  /// The numeric value.
  public var constraintPriorityTargetValue: Float { rawValue }
}
