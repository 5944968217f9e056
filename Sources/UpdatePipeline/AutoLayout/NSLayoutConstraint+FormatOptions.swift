extension NSLayoutConstraint {
  /// The alignment and direction of views in a visual format.
  nonisolated public struct FormatOptions: OptionSet, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Options with the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Aligns all left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns all right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns all top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns all bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns all leading edges.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns all trailing edges.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns all horizontal centres.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns all vertical centres.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns all last baselines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns all first baselines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Aligns all last baselines, by its older name.
    public static let alignAllBaseline = alignAllLastBaseline
    /// The mask of all alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Orders views from the leading to the trailing edge.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Orders views from left to right in any layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Orders views from right to left in any layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The mask of all direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Measures vertical spacing between edges.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Measures vertical spacing between views from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The mask of all spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The selected alignments: the attribute and option name of each.
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
