import UIKit

/// A maker or a chain, to which attributes can be added, as in `make.left.right`.
@preconcurrency @MainActor public protocol ConstraintChain {
  /// Returns the chain with more attributes.
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
  /// Adds the edge at which lines of text begin.
  public var leading: ConstraintMakerExtendable { adding(.init(.leading)) }
  /// Adds the edge at which lines of text end.
  public var trailing: ConstraintMakerExtendable { adding(.init(.trailing)) }
  /// Adds the width.
  public var width: ConstraintMakerExtendable { adding(.init(.width)) }
  /// Adds the height.
  public var height: ConstraintMakerExtendable { adding(.init(.height)) }
  /// Adds the horizontal centre.
  public var centerX: ConstraintMakerExtendable { adding(.init(.centerX)) }
  /// Adds the vertical centre.
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
  /// Adds the leading edge of the layout margins.
  public var leadingMargin: ConstraintMakerExtendable { adding(.init(.leadingMargin)) }
  /// Adds the trailing edge of the layout margins.
  public var trailingMargin: ConstraintMakerExtendable { adding(.init(.trailingMargin)) }
  /// Adds the horizontal centre of the layout margins.
  public var centerXWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerXWithinMargins))
  }
  /// Adds the vertical centre of the layout margins.
  public var centerYWithinMargins: ConstraintMakerExtendable {
    adding(.init(.centerYWithinMargins))
  }
  /// Adds the left, top, right and bottom edges.
  public var edges: ConstraintMakerExtendable { adding(.edges) }
  /// Adds the leading, top, trailing and bottom edges.
  public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
  /// Adds the left and right edges.
  public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
  /// Adds the top and bottom edges.
  public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Adds the leading and trailing edges.
  public var directionalHorizontalEdges: ConstraintMakerExtendable {
    adding(.directionalHorizontalEdges)
  }
  /// Adds the top and bottom edges, as the counterpart of the directional horizontal edges.
  public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
  /// Adds the width and height.
  public var size: ConstraintMakerExtendable { adding(.size) }
  /// Adds the horizontal and vertical centre.
  public var center: ConstraintMakerExtendable { adding(.center) }
  /// Adds the left, top, right and bottom edges of the layout margins.
  public var margins: ConstraintMakerExtendable { adding(.margins) }
  /// Adds the leading, top, trailing and bottom edges of the layout margins.
  public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
  /// Adds the horizontal and vertical centre of the layout margins.
  public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
