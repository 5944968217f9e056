public import Foundation

/// Scales fonts and lengths of the app's own as a style of text follows the content size.
nonisolated public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle.Index

  /// Scales as a style does.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.index
  }

  deinit {}

  /// Scales as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that follows the content size, at the usual one.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font that follows the content size, as it is under some traits.
  public func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      baseSize: font.pointSize,
      weight: font.weight,
      like: style,
      at: scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    )
  }

  /// A font as it is under some traits, no larger than some points; it is not adjusted later.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// A length at the usual content size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length as it is under some traits, in whole points.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(value, at: traitCollection?.preferredContentSizeCategory ?? .large)
  }
}
