/// A size of text that a reader prefers.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// The category of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// None in particular.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Two below the usual.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// One below the usual.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The usual.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// One above the usual.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Two above the usual.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest that needs no accessibility setting.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The first of the accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// The second of the accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// The third of the accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge"
  )
  /// The fourth of the accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge"
  )
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge"
  )
}

nonisolated extension UIContentSizeCategory: Comparable {
  /// From the smallest to the largest.
  private static let ranks: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place from the smallest, 0, to the largest, 11; that of the usual if it is none of them.
  var rank: Int { Self.ranks.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  /// Whether text is smaller at the first.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
}
