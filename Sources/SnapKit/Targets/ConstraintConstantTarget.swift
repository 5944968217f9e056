public import UIKit

/// The source of the constant for each attribute of a constraint.
nonisolated public protocol ConstraintConstantTarget {
  /// The constant for an attribute, in points.
  ///
  /// - Parameters:
  /// - attribute: The attribute of the right-hand side or, if there is none, of the left-hand side.
  /// - direction: The layout direction for insets.
  /// - Returns: The constant of the constraint.
  func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat
}

nonisolated extension CGSize: ConstraintConstantTarget, ConstraintRelatableTarget {
  /// The size as constants.
  public var constraintTarget: ConstraintTarget { .constant(self) }

  /// The width or height; zero for a location.
  public func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    switch attribute {
    case .width: width
    case .height: height
    default: 0
    }
  }
}

nonisolated extension CGPoint: ConstraintConstantTarget, ConstraintRelatableTarget {
  /// The point as constants in the superview.
  public var constraintTarget: ConstraintTarget { .constant(self) }

  /// The coordinate along the attribute's axis; zero for a length.
  public func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    switch attribute {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      x
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      y
    case .width, .height, .notAnAttribute: 0
    }
  }
}

nonisolated extension UIEdgeInsets: ConstraintConstantTarget, ConstraintRelatableTarget {
  /// The insets from the superview's edges.
  public var constraintTarget: ConstraintTarget { .constant(self) }

  /// The inset from an edge; for a centre or a length, the resulting difference.
  public func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    let given = (left, right)
    let mirrored = direction == .rightToLeft ? (right, left) : given
    return EdgeDistances(
      sides: given,
      reading: mirrored,
      given: given,
      vertical: (top, bottom)
    ).constant(for: attribute.withoutMargin)
  }
}

nonisolated extension NSDirectionalEdgeInsets: ConstraintConstantTarget, ConstraintRelatableTarget {
  /// The insets from the superview's edges.
  public var constraintTarget: ConstraintTarget { .constant(self) }

  /// The inset from an edge; for a centre or a length, the resulting difference.
  public func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    let given = (leading, trailing)
    let mirrored = direction == .rightToLeft ? (trailing, leading) : given
    return EdgeDistances(
      sides: mirrored,
      reading: given,
      given: given,
      vertical: (top, bottom)
    ).constant(for: attribute.withoutMargin)
  }
}

/// The insets from opposite edges.
nonisolated private struct EdgeDistances {
  typealias Pair = (first: CGFloat, last: CGFloat)

  /// The insets from left and right.
  let sides: Pair
  /// The insets from the leading and trailing edges.
  let reading: Pair
  /// The insets as specified, whose centre isn't mirrored.
  let given: Pair
  /// The insets from top and bottom.
  let vertical: Pair

  /// The constant for an attribute without a margin.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .left: sides.first
    case .right: -sides.last
    case .leading: reading.first
    case .trailing: -reading.last
    case .top, .firstBaseline: vertical.first
    case .bottom, .lastBaseline: -vertical.last
    case .centerX: (given.first - given.last) / 2
    case .centerY: (vertical.first - vertical.last) / 2
    case .width: -(given.first + given.last)
    case .height: -(vertical.first + vertical.last)
    default: 0
    }
  }
}
