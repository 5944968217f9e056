public import Foundation

/// Scales an app's own fonts and lengths with the content size, like a text style.
nonisolated public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle.Index

  /// Metrics that scale like a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle.index
  }

  deinit {}

  /// Metrics that scale like body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// A font that scales with the content size, at its default size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// A font that scales with the content size, under given traits.
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

  /// A font scaled once under given traits up to a maximum size, which isn't adjusted later.
  public func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) -> UIFont {
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    return font.withSize(min(size, maximumPointSize))
  }

  /// A length at the default content size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// A length scaled under given traits, in whole points.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    style.scaled(value, at: traitCollection?.preferredContentSizeCategory ?? .large)
  }
}
