public import UIKit

/// What a constraint adds on its right-hand side, attribute by attribute.
nonisolated public protocol ConstraintConstantTarget {
  /// The points to add.
  ///
  /// - Parameters:
  ///   - attribute: The attribute of the right-hand side, of the left-hand one if there is none.
  ///   - direction: How insets of the other kind are read.
  /// - Returns: The constant of the constraint.
  func constraintConstant(
    for attribute: NSLayoutConstraint.Attribute,
    in direction: UIUserInterfaceLayoutDirection
  ) -> CGFloat
}

nonisolated extension CGSize: ConstraintConstantTarget, ConstraintRelatableTarget {
  /// The size, as lengths.
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
  /// The point, in the superview.
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
  /// The distances from the superview's edges.
  public var constraintTarget: ConstraintTarget { .constant(self) }

  /// The distance inwards from an edge; of a middle or a length, what the insets make of it.
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
  /// The distances from the superview's edges.
  public var constraintTarget: ConstraintTarget { .constant(self) }

  /// The distance inwards from an edge; of a middle or a length, what the insets make of it.
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

/// Distances inwards from opposite edges.
nonisolated private struct EdgeDistances {
  typealias Pair = (first: CGFloat, last: CGFloat)

  /// From left and right.
  let sides: Pair
  /// From where reading begins and where it ends.
  let reading: Pair
  /// The pair that was written down, whose middle is not mirrored.
  let given: Pair
  /// From top and bottom.
  let vertical: Pair

  /// What the distances make of an attribute without a margin.
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
