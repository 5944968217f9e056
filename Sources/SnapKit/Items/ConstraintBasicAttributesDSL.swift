import UIKit

/// The parts of a view or layout guide that every system of edges has.
@preconcurrency @MainActor public protocol ConstraintBasicAttributesDSL: ConstraintDSL {}

extension ConstraintBasicAttributesDSL {
  /// The left edge.
  public var left: ConstraintItem { item(.init(.left)) }
  /// The top edge.
  public var top: ConstraintItem { item(.init(.top)) }
  /// The right edge.
  public var right: ConstraintItem { item(.init(.right)) }
  /// The bottom edge.
  public var bottom: ConstraintItem { item(.init(.bottom)) }
  /// The edge where lines of text begin.
  public var leading: ConstraintItem { item(.init(.leading)) }
  /// The edge where lines of text end.
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  /// The width.
  public var width: ConstraintItem { item(.init(.width)) }
  /// The height.
  public var height: ConstraintItem { item(.init(.height)) }
  /// The middle, horizontally.
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  /// The middle, vertically.
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  /// Left, top, right and bottom edge.
  public var edges: ConstraintItem { item(.edges) }
  /// Leading, top, trailing and bottom edge.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// Left and right edge.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// Top and bottom edge.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// Top and bottom edge, beside the directional ones.
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  /// Width and height.
  public var size: ConstraintItem { item(.size) }
  /// The middle, in both directions.
  public var center: ConstraintItem { item(.center) }
}
