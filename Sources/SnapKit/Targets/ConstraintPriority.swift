/// How important a constraint is, from 1 to 1000; 1000 must hold.
nonisolated public struct ConstraintPriority: ExpressibleByFloatLiteral, Hashable, Sendable {
  /// The number.
  public let value: Float

  /// A priority by its number.
  public init(_ value: Float) {
    self.value = value
  }

  /// A priority written as a number.
  public init(floatLiteral value: Float) {
    self.value = value
  }

  /// Must hold.
  public static let required = ConstraintPriority(1_000)
  /// The default resistance to being smaller than the content.
  public static let high = ConstraintPriority(750)
  /// Half of what must hold.
  public static let medium = ConstraintPriority(500)
  /// The default resistance to being larger than the content.
  public static let low = ConstraintPriority(250)
}

nonisolated extension ConstraintPriority: Strideable {
  /// The priority that is higher by a number.
  public func advanced(by step: Float) -> ConstraintPriority {
    ConstraintPriority(value + step)
  }

  /// By how much another priority is higher.
  public func distance(to other: ConstraintPriority) -> Float {
    other.value - value
  }
}
