extension NSLayoutConstraint {
  /// How views of a visual format are aligned, and in which direction they follow each other.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Options of given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// All left edges in line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All right edges in line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All top edges in line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All bottom edges in line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All leading edges in line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All trailing edges in line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// All middles in a column.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// All middles in a row.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// All last baselines in line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// All first baselines in line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All baselines in line.
    public static let alignAllBaseline = alignAllLastBaseline
    /// Every alignment.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// From the leading to the trailing edge.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// From left to right, whatever the direction of writing.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left, whatever the direction of writing.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// Every direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical distances are those between edges.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Vertical distances between views are those between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// Every kind of spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that are aligned, with the name of each option.
  var alignments: [(attribute: NSLayoutConstraint.Attribute, name: String)] {
    let all: [(Self, NSLayoutConstraint.Attribute, String)] = [
      (.alignAllLeft, .left, "alignAllLeft"),
      (.alignAllRight, .right, "alignAllRight"),
      (.alignAllTop, .top, "alignAllTop"),
      (.alignAllBottom, .bottom, "alignAllBottom"),
      (.alignAllLeading, .leading, "alignAllLeading"),
      (.alignAllTrailing, .trailing, "alignAllTrailing"),
      (.alignAllCenterX, .centerX, "alignAllCenterX"),
      (.alignAllCenterY, .centerY, "alignAllCenterY"),
      (.alignAllLastBaseline, .lastBaseline, "alignAllLastBaseline"),
      (.alignAllFirstBaseline, .firstBaseline, "alignAllFirstBaseline"),
    ]
    return all.filter { contains($0.0) }.map { ($0.1, $0.2) }
  }
}
