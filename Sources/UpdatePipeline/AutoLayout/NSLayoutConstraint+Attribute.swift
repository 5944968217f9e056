extension NSLayoutConstraint {
  /// The attribute of a view or layout guide that a constraint refers to.
  nonisolated public enum Attribute: Int, Sendable {
    /// No attribute: the first item is compared with the constant alone.
    case notAnAttribute = 0
    case left
    case right
    case top
    case bottom
    /// The edge at which lines of text begin.
    case leading
    /// The edge at which lines of text end.
    case trailing
    case width
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line of text, or the bottom edge without text.
    case lastBaseline
    /// The baseline of the first line of text, or the top edge without text.
    case firstBaseline
    case leftMargin
    case rightMargin
    case topMargin
    case bottomMargin
    case leadingMargin
    case trailingMargin
    /// The horizontal centre of the layout margins.
    case centerXWithinMargins
    /// The vertical centre of the layout margins.
    case centerYWithinMargins

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }

  /// The relation between the two sides of a constraint.
  nonisolated public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

nonisolated extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute; only attributes of the same kind can be compared.
  enum Kind {
    case none, x, y, length
  }

  /// The kind of the attribute.
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

  /// Whether the layout direction decides which edge the attribute means.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a left or right edge in any layout direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute refers to the layout margins.
  var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The same attribute without the layout margins.
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

  /// The left or right edge for a leading or trailing one, depending on the layout direction.
  func physical(isMirrored: Bool) -> Self {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }

  /// The axis of the attribute.
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
