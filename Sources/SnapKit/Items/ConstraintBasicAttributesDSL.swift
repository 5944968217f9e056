import UIKit

/// The edges, size and centre of a view or layout guide.
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
  /// The edge at which lines of text begin.
  public var leading: ConstraintItem { item(.init(.leading)) }
  /// The edge at which lines of text end.
  public var trailing: ConstraintItem { item(.init(.trailing)) }
  /// The width.
  public var width: ConstraintItem { item(.init(.width)) }
  /// The height.
  public var height: ConstraintItem { item(.init(.height)) }
  /// The horizontal centre.
  public var centerX: ConstraintItem { item(.init(.centerX)) }
  /// The vertical centre.
  public var centerY: ConstraintItem { item(.init(.centerY)) }
  /// The left, top, right and bottom edges.
  public var edges: ConstraintItem { item(.edges) }
  /// The leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintItem { item(.directionalEdges) }
  /// The left and right edges.
  public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
  /// The top and bottom edges.
  public var verticalEdges: ConstraintItem { item(.verticalEdges) }
  /// The leading and trailing edges.
  public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
  /// The top and bottom edges, as the counterpart of the directional horizontal edges.
  public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
  /// The width and height.
  public var size: ConstraintItem { item(.size) }
  /// The horizontal and vertical centre.
  public var center: ConstraintItem { item(.center) }
}
