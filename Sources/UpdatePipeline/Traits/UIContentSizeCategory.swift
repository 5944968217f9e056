/// A text size that the user prefers.
nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String

  /// A category with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// No preference.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Two sizes below the default.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// One size below the default.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// One size above the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Two sizes above the default.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest size without accessibility settings.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge"
  )
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge"
  )
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge"
  )
}

nonisolated extension UIContentSizeCategory: Comparable {
  /// The categories from the smallest to the largest.
  private static let ranks: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The rank from 0, the smallest, to 11, the largest; that of the default for other categories.
  var rank: Int { Self.ranks.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { rank >= 7 }

  /// Whether text is smaller in the first category.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.rank < second.rank
  }
}
