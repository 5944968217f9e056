public import UIKit

/// A number that says how important a constraint is.
nonisolated public protocol ConstraintPriorityTarget {
  /// The priority, from 1 to 1000.
  var constraintPriorityTargetValue: Float { get }
}

nonisolated extension UILayoutPriority: ConstraintPriorityTarget {
  /// The number.
  public var constraintPriorityTargetValue: Float { rawValue }
}
