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

    /// The weight of running text.
    public static let regular = Weight(rawValue: 0)
    /// A little heavier than regular.
    public static let medium = Weight(rawValue: 0.23)
    /// Between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight of headings.
    public static let bold = Weight(rawValue: 0.4)
  }

  /// The size in points.
  public let pointSize: CGFloat
  /// How heavy it is.
  public let weight: Weight

  /// The system's typeface.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight)
  }

  /// The system's typeface in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(pointSize: size, weight: .bold)
  }

  /// The height of a line, in points; 20 at 17 points.
  public var lineHeight: CGFloat { TextMetrics.standard.lineHeight(of: self) }
}
