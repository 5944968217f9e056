import Foundation

nonisolated extension UIFont {
  /// What a piece of text is for, which decides its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The style's name.
    public let rawValue: String

    /// The style of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// Titles of the first rank.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Titles of the second rank.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Titles of the third rank.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Running text.
    public static let body = TextStyle(rawValue: "body")
    /// Text beside content.
    public static let callout = TextStyle(rawValue: "callout")
    /// What stands below a heading.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What stands below a picture.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The smallest text.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The style's place in the table of sizes; that of running text for an unknown one.
    var index: Index {
      let place = Self.inOrder.firstIndex(of: self)
      return place.flatMap { Index(rawValue: UInt8($0)) } ?? .body
    }

    /// The styles in the order of their indexes.
    private static let inOrder: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
  }

  /// The system's typeface as a style has it at the usual content size.
  ///
  /// A label that adjusts its font keeps it at the content size of its own traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(for: style, at: .large)
  }

  /// The system's typeface as a style has it under some traits.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(for: style, at: traitCollection?.preferredContentSizeCategory ?? .large)
  }

  private static func preferredFont(
    for style: TextStyle,
    at category: UIContentSizeCategory
  ) -> UIFont {
    let index = style.index
    return UIFont(
      baseSize: index.size(at: .large),
      weight: index == .headline ? .semibold : .regular,
      like: index,
      at: index.size(at: category)
    )
  }
}

nonisolated extension UIFont.TextStyle {
  /// A style by its place in the table of sizes.
  enum Index: UInt8, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2

    /// The sizes in points, a row a style, from the smallest content size to the largest.
    ///
    /// As Apple's Human Interface Guidelines give them (Typography, Dynamic Type sizes).
    private static let sizes: [[CGFloat]] = [
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The size of the style at a content size, in points.
    func size(at category: UIContentSizeCategory) -> CGFloat {
      Self.sizes[Int(rawValue)][category.rank]
    }

    /// A length scaled as the style is, in whole points.
    func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
      (length * size(at: category) / size(at: .large)).rounded()
    }
  }
}
