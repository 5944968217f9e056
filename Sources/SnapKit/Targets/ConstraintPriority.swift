public import UIKit

/// The priority of a constraint, from 1 to 1000; a constraint of 1000 is required.
nonisolated public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Sendable {
  /// The numeric value.
  public let value: Float

  /// A priority from a number.
  public init(_ value: Float) {
    self.value = value
  }

  /// A priority from a literal.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// The priority of a required constraint.
  public static let required = ConstraintPriority(1_000)
  /// The default compression resistance priority.
  public static let high = ConstraintPriority(750)
  /// The priority of 500, half of a required one.
  public static let medium = ConstraintPriority(500)
  /// The default hugging priority.
  public static let low = ConstraintPriority(250)
}

nonisolated extension ConstraintPriority: Strideable {
  /// The priority raised by a number.
  public func advanced(by step: Float) -> ConstraintPriority {
    ConstraintPriority(value + step)
  }

  /// The difference to another priority.
  public func distance(to other: ConstraintPriority) -> Float {
    other.value - value
  }
}

/// A value for the priority of a constraint.
nonisolated public protocol ConstraintPriorityTarget {
  /// The priority, from 1 to 1000.
  var constraintPriorityTargetValue: Float { get }
}

nonisolated extension UILayoutPriority: ConstraintPriorityTarget {
  /// The numeric value.
  public var constraintPriorityTargetValue: Float { rawValue }
}
