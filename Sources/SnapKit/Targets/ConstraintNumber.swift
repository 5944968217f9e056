public import UIKit

/// A number wherever a constraint takes one: as a length, distance, factor or priority.
nonisolated public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a geometry takes it.
  var constraintNumber: CGFloat { get }
}

nonisolated extension ConstraintNumber {
  /// The number, as a length or a distance from the superview.
  public var constraintTarget: ConstraintTarget { .constant(constraintNumber) }
  /// The number of points.
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  /// The number of points from each edge.
  public var constraintInsetTargetValue: ConstraintInsets {
    let number = constraintNumber
    return ConstraintInsets(top: number, left: number, bottom: number, right: number)
  }
  /// The factor.
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  /// The priority.
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }

  /// The number, whatever the attribute.
  public func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    constraintNumber
  }
}

nonisolated extension Int: ConstraintNumber {
  /// The number.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

nonisolated extension UInt: ConstraintNumber {
  /// The number.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

nonisolated extension Float: ConstraintNumber {
  /// The number.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

nonisolated extension Double: ConstraintNumber {
  /// The number.
  public var constraintNumber: CGFloat { CGFloat(self) }
}

nonisolated extension CGFloat: ConstraintNumber {
  /// The number.
  public var constraintNumber: CGFloat { self }
}
