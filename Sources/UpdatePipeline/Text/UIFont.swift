public import Foundation

/// A typeface at a size, as a value.
nonisolated public struct UIFont: Hashable, Sendable {
  /// How heavy a typeface is.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// From -1, the lightest, to 1.
    public let rawValue: CGFloat

    /// A weight from -1 to 1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Between the lightest and light.
    public static let thin = Weight(rawValue: -0.6)
    /// A little lighter than regular.
    public static let light = Weight(rawValue: -0.4)
    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of headings.
    public static let bold = Weight(rawValue: 0.4)
    /// Between bold and the heaviest.
    public static let heavy = Weight(rawValue: 0.56)
    /// The heaviest.
    public static let black = Weight(rawValue: 0.62)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// How heavy it is.
  public let weight: Weight
  /// The size at the usual content size, for a font that follows the reader's; 0 for any other.
  ///
  /// Half the precision of a size is enough for it and keeps what is drawn small.
  private var baseSize: Float = 0
  /// The style that it is scaled like; read only if it follows the content size.
  private var style = TextStyle.Index.body

  init(pointSize: CGFloat, weight: Weight) {
    self.pointSize = pointSize
    self.weight = weight
  }

  /// A font that follows the content size as a style does.
  init(baseSize: CGFloat, weight: Weight, like style: TextStyle.Index, at pointSize: CGFloat) {
    self.init(pointSize: pointSize, weight: weight)
    self.baseSize = Float(baseSize)
    self.style = style
  }

  /// A typeface of a name, of which there is one here; `nil` without a name.
  public init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(pointSize: size, weight: .regular)
  }

  /// The system's typeface.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's typeface in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The system's typeface, which has no slanted form here.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .regular)
  }

  /// The system's typeface; all characters are of one width here anyway.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's typeface; all digits are of one width here anyway.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The same typeface in another size, which no longer follows the content size.
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The height of a line, in points; 20 at 17 points.
  public var lineHeight: CGFloat { TextMetrics.standard.lineHeight(of: self) }

  /// Whether the font is one that labels can keep at the reader's content size.
  var followsContentSize: Bool { baseSize > 0 }

  /// The font at a content size, if it follows that; otherwise itself.
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
