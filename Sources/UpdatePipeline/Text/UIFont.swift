public import Foundation

/// A typeface at a size, as a value.
nonisolated public struct UIFont: Hashable, Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight from -1, the lightest, to 1, the heaviest.
    public let rawValue: CGFloat

    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Between ultra light and light.
    public static let thin = Weight(rawValue: -0.6)
    /// Between thin and regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of body text.
    public static let regular = Weight(rawValue: 0)
    /// Between regular and semibold.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of headings.
    public static let bold = Weight(rawValue: 0.4)
    /// Between bold and black.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest weight.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// The weight of the font.
  public let weight: Weight
  /// The size at the default content size of a font that scales with it; 0 for other fonts.
  ///
  /// A `Float` is precise enough for it and keeps drawn content small.
  private var baseSize: Float = 0
  /// The style whose scaling the font follows; used only by a scalable font.
  private var style = TextStyle.Index.body

  init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// A font that scales with the content size like a text style.
  init(baseSize: CGFloat, weight: Weight, like style: TextStyle.Index, at pointSize: CGFloat) {
    self.init(pointSize: pointSize, weight: weight)
    self.baseSize = Float(baseSize)
    self.style = style
  }

  /// A font with a name; every name gives the same typeface, and an empty name gives `nil`.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(pointSize: size, weight: .regular)
  }

  /// The system font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The bold system font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The system font, which has no italic form here.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .regular)
  }

  /// The system font, in which all characters have the same width anyway.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system font, in which all digits have the same width anyway.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The same typeface at a fixed size, which no longer scales with the content size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The height of a line, in points; 20 at 17 points.
  public var lineHeight: CGFloat { TextMetrics.standard.lineHeight(of: self) }

  /// Whether labels can scale the font with the content size.
  var followsContentSize: Bool { baseSize > 0 }

  /// The font scaled to a content size category, or the font itself if it doesn't scale.
  func adjusted(to category: UIContentSizeCategory) -> UIFont {
    guard followsContentSize else { return self }
    let base = CGFloat(baseSize)
    return UIFont(
      baseSize: base,
      weight: weight,
      like: style,
      at: style.scaled(base, at: category)
    )
  }
}

nonisolated extension UIFont {
  /// How far the baseline is below the top of a line, in whole points; 16 at 17 points.
  public var ascender: CGFloat { (pointSize * 16 / 17).rounded() }

  /// How far the bottom of a line is below the baseline, as a negative number of whole points.
  public var descender: CGFloat { ascender - lineHeight }
}
