extension NSLayoutConstraint {
  /// The part of a view that a constraint speaks of.
  nonisolated public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines of text begin; the left one.
    case leading
    /// The edge where lines of text end; the right one.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, horizontally.
    case centerX
    /// The middle, vertically.
    case centerY
    /// Nothing: the constraint compares with its constant alone.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint compare.
  nonisolated public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }
}
