import UIKit

/// All attributes of a view or layout guide, including baselines and layout margins.
@preconcurrency @MainActor public protocol ConstraintAttributesDSL: ConstraintBasicAttributesDSL {}

extension ConstraintAttributesDSL {
  /// The baseline of the last line of text.
  public var baseline: ConstraintItem { item(.init(.lastBaseline)) }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintItem { item(.init(.lastBaseline)) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintItem { item(.init(.firstBaseline)) }
  /// The left edge of the layout margins.
  public var leftMargin: ConstraintItem { item(.init(.leftMargin)) }
  /// The top edge of the layout margins.
  public var topMargin: ConstraintItem { item(.init(.topMargin)) }
  /// The right edge of the layout margins.
  public var rightMargin: ConstraintItem { item(.init(.rightMargin)) }
  /// The bottom edge of the layout margins.
  public var bottomMargin: ConstraintItem { item(.init(.bottomMargin)) }
  /// The leading edge of the layout margins.
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  /// The trailing edge of the layout margins.
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  /// The horizontal centre of the layout margins.
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  /// The vertical centre of the layout margins.
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  /// The left, top, right and bottom edges of the layout margins.
  public var margins: ConstraintItem { item(.margins) }
  /// The leading, top, trailing and bottom edges of the layout margins.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The horizontal and vertical centre of the layout margins.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
