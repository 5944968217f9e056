extension NSLayoutConstraint {
  /// The part of a view or layout guide that a constraint speaks of.
  nonisolated public enum Attribute: Int, Sendable {
    /// Nothing: the constraint compares with its constant alone.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines of text begin.
    case leading
    /// The edge where lines of text end.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The middle, horizontally.
    case centerX
    /// The middle, vertically.
    case centerY
    /// The baseline of the last line of text; the bottom edge without text.
    case lastBaseline
    /// The baseline of the first line of text; the top edge without text.
    case firstBaseline
    /// The left edge of the layout margins.
    case leftMargin
    /// The right edge of the layout margins.
    case rightMargin
    /// The top edge of the layout margins.
    case topMargin
    /// The bottom edge of the layout margins.
    case bottomMargin
    /// The edge of the layout margins where lines of text begin.
    case leadingMargin
    /// The edge of the layout margins where lines of text end.
    case trailingMargin
    /// The middle of the layout margins, horizontally.
    case centerXWithinMargins
    /// The middle of the layout margins, vertically.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
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

nonisolated extension NSLayoutConstraint.Attribute {
  /// What an attribute measures; only attributes of one kind compare.
  enum Kind {
    case none, x, y, length
  }

  /// What the attribute measures.
  var kind: Kind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .length
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    default: .y
    }
  }

  /// Whether the direction of writing decides which edge it is.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a left or right edge whatever the direction of writing.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it speaks of the layout margins.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The same part of the view as a whole.
  package var withoutMargin: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The edge itself, given whether text runs from right to left.
  func physical(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }

  /// The axis along which it lies.
  var axis: NSLayoutConstraint.Axis {
    switch kind {
    case .x: .horizontal
    case .length: self == .width ? .horizontal : .vertical
    case .y, .none: .vertical
    }
  }
}

extension NSLayoutConstraint {
  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
