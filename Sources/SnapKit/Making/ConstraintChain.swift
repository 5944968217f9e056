import UIKit

/// What attributes are chained on, as in `make.left.right`: a maker, or a chain already begun.
@preconcurrency @MainActor public protocol ConstraintChain {
  /// The chain with more attributes.
  func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable
}

extension ConstraintChain {
  /// Adds the left edge.
  public var left: ConstraintMakerExtendable { adding(.init(.left)) }
  /// Adds the top edge.
  public var top: ConstraintMakerExtendable { adding(.init(.top)) }
  /// Adds the right edge.
  public var right: ConstraintMakerExtendable { adding(.init(.right)) }
  /// Adds the bottom edge.
  public var bottom: ConstraintMakerExtendable { adding(.init(.bottom)) }
  /// Adds the edge where lines of text begin.
  public var leading: ConstraintMakerExtendable { adding(.init(.leading)) }
  /// Adds the edge where lines of text end.
  public var trailing: ConstraintMakerExtendable { adding(.init(.trailing)) }
  /// Adds the width.
  public var width: ConstraintMakerExtendable { adding(.init(.width)) }
  /// Adds the height.
  public var height: ConstraintMakerExtendable { adding(.init(.height)) }
  /// Adds the middle, horizontally.
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  /// Adds the middle, vertically.
  public var centerY: ConstraintMakerExtendable { adding(.init(.centerY)) }
  /// Adds the baseline of the last line of text.
  public var baseline: ConstraintMakerExtendable { adding(.init(.lastBaseline)) }
  /// Adds the baseline of the last line of text.
  public var lastBaseline: ConstraintMakerExtendable { adding(.init(.lastBaseline)) }
  /// Adds the baseline of the first line of text.
  public var firstBaseline: ConstraintMakerExtendable { adding(.init(.firstBaseline)) }
  /// Adds the left edge of the layout margins.
  public var leftMargin: ConstraintMakerExtendable { adding(.init(.leftMargin)) }
  /// Adds the top edge of the layout margins.
  public var topMargin: ConstraintMakerExtendable { adding(.init(.topMargin)) }
  /// Adds the right edge of the layout margins.
  public var rightMargin: ConstraintMakerExtendable { adding(.init(.rightMargin)) }
  /// Adds the bottom edge of the layout margins.
  public var bottomMargin: ConstraintMakerExtendable { adding(.init(.bottomMargin)) }
  /// Adds the edge of the layout margins where lines of text begin.
  public var leadingMargin: ConstraintMakerExtendable { adding(.init(.leadingMargin)) }
  /// Adds the edge of the layout margins where lines of text end.
  public var trailingMargin: ConstraintMakerExtendable { adding(.init(.trailingMargin)) }
  /// Adds the middle of the layout margins, horizontally.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerXWithinMargins))
  }
  /// Adds the middle of the layout margins, vertically.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerYWithinMargins))
  }
  /// Adds left, top, right and bottom edge.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Adds leading, top, trailing and bottom edge.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Adds left and right edge.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Adds top and bottom edge.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Adds leading and trailing edge.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// Adds top and bottom edge, beside the directional ones.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Adds width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// Adds the middle, in both directions.
  public var center: ConstraintMakerExtendable { adding(.center) }
  /// Adds left, top, right and bottom edge of the layout margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// Adds leading, top, trailing and bottom edge of the layout margins.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// Adds the middle of the layout margins, in both directions.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
