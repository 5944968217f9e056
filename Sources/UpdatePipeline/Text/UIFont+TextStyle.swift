import Foundation

nonisolated extension UIFont {
  /// The purpose of a text, which determines its size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the style.
    public let rawValue: String

    /// A style with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// First-level titles.
    public static let title1 = TextStyle(rawValue: "title1")
    /// Second-level titles.
    public static let title2 = TextStyle(rawValue: "title2")
    /// Third-level titles.
    public static let title3 = TextStyle(rawValue: "title3")
    /// Headings.
    public static let headline = TextStyle(rawValue: "headline")
    /// Body text.
    public static let body = TextStyle(rawValue: "body")
    /// Callouts.
    public static let callout = TextStyle(rawValue: "callout")
    /// Subheadings.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Footnotes.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// Captions.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// Secondary captions.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The style's row in the table of sizes; that of body text for an unknown style.
    var index: Index {
      let place = Self.inOrder.firstIndex(of: self)
      return place.flatMap { Index(rawValue: UInt8($0)) } ?? .body
    }

    /// The styles in the order of the table.
    private static let inOrder: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
  }

  /// The system font of a style at the default content size.
  ///
  /// A label that adjusts its font keeps it at the content size of its own traits.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(for: style, at: .large)
  }

  /// The system font of a style under given traits.
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
  /// A row in the table of sizes.
  enum Index: UInt8, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2

    /// The sizes in points: a row per style, from the smallest to the largest content size.
    ///
    /// Source: Apple's Human Interface Guidelines (Typography, Dynamic Type sizes).
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

    /// The size of the style at a content size category, in points.
    func size(at category: UIContentSizeCategory) -> CGFloat {
      Self.sizes[Int(rawValue)][category.rank]
    }

    /// A length scaled like the style, in whole points.
    func scaled(_ length: CGFloat, at category: UIContentSizeCategory) -> CGFloat {
      (length * size(at: category) / size(at: .large)).rounded()
    }
  }
}
