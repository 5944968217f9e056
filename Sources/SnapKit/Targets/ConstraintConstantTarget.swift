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
    let isMirrored = direction == .rightToLeft
    return switch attribute.withoutMargin {
    case .left: left
    case .right: -right
    case .leading: isMirrored ? right : left
    case .trailing: isMirrored ? -left : -right
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: -bottom
    case .centerX: (left - right) / 2
    case .centerY: (top - bottom) / 2
    case .width: -(left + right)
    case .height: -(top + bottom)
    default: 0
    }
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
    let isMirrored = direction == .rightToLeft
    return switch attribute.withoutMargin {
    case .leading: leading
    case .trailing: -trailing
    case .left: isMirrored ? trailing : leading
    case .right: isMirrored ? -leading : -trailing
    case .top, .firstBaseline: top
    case .bottom, .lastBaseline: -bottom
    case .centerX: (leading - trailing) / 2
    case .centerY: (top - bottom) / 2
    case .width: -(leading + trailing)
    case .height: -(top + bottom)
    default: 0
    }
  }
}
