import UIKit

/// All parts of a view or layout guide, with its baselines and layout margins.
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
  /// The edge of the layout margins where lines of text begin.
  public var leadingMargin: ConstraintItem { item(.init(.leadingMargin)) }
  /// The edge of the layout margins where lines of text end.
  public var trailingMargin: ConstraintItem { item(.init(.trailingMargin)) }
  /// The middle of the layout margins, horizontally.
  public var centerXWithinMargins: ConstraintItem { item(.init(.centerXWithinMargins)) }
  /// The middle of the layout margins, vertically.
  public var centerYWithinMargins: ConstraintItem { item(.init(.centerYWithinMargins)) }
  /// Left, top, right and bottom edge of the layout margins.
  public var margins: ConstraintItem { item(.margins) }
  /// Leading, top, trailing and bottom edge of the layout margins.
  public var directionalMargins: ConstraintItem { item(.directionalMargins) }
  /// The middle of the layout margins, in both directions.
  public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
