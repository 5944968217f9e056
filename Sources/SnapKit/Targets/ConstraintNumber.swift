public import Foundation
public import UIKit

/// A number for any part of a constraint: a length, offset, multiplier or priority.
nonisolated public protocol ConstraintNumber: ConstraintRelatableTarget, ConstraintOffsetTarget,
  ConstraintInsetTarget, ConstraintMultiplierTarget, ConstraintPriorityTarget
{
  /// The number as a geometric value.
  var constraintNumber: CGFloat { get }
}

nonisolated extension ConstraintNumber {
  /// The number as a constant: a length or an offset from the superview.
  public var constraintTarget: ConstraintTarget { .constant(constraintNumber) }
  /// The offset in points.
  public var constraintOffsetTargetValue: CGFloat { constraintNumber }
  /// The same inset from each edge, in points.
  public var constraintInsetTargetValue: ConstraintInsets {
    let number = constraintNumber
    return ConstraintInsets(top: number, left: number, bottom: number, right: number)
  }
  /// The multiplier.
  public var constraintMultiplierTargetValue: CGFloat { constraintNumber }
  /// The priority.
  public var constraintPriorityTargetValue: Float { Float(constraintNumber) }

  /// Returns the number, for every attribute.
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

/// A value for the offset of the right-hand side of a constraint.
nonisolated public protocol ConstraintOffsetTarget: ConstraintConstantTarget {
  /// The offset, in points.
  var constraintOffsetTargetValue: CGFloat { get }
}

/// A value for the multiplier of the right-hand side of a constraint.
nonisolated public protocol ConstraintMultiplierTarget {
  /// The multiplier.
  var constraintMultiplierTargetValue: CGFloat { get }
}
