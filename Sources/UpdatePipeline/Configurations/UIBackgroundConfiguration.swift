public import Foundation

/// The background of a cell or button, as a value.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The background colour; `nil` is clear.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background from the view's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border; `nil` for none.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border outside the background's edges.
  public var strokeOutset: CGFloat = 0
  /// Whether the colour changes while the view is highlighted or selected.
  private var followsState = false

  private init() {}

  /// A clear background.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a list cell.
  public static func listCell() -> UIBackgroundConfiguration {
    list(.systemBackground, followsState: true)
  }

  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    list(.systemBackground, followsState: true)
  }

  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground, followsState: true)
  }

  /// The background of a list header.
  public static func listHeader() -> UIBackgroundConfiguration {
    list(.secondarySystemBackground, followsState: false)
  }

  /// The background of a list footer.
  public static func listFooter() -> UIBackgroundConfiguration {
    list(.secondarySystemBackground, followsState: false)
  }

  private static func list(
    _ color: UIColor,
    followsState: Bool
  ) -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = color
    configuration.followsState = followsState
    return configuration
  }

  /// The background colour, or the tint colour if it isn't set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  /// Adapts the background to a state: a highlighted or selected list cell is grey.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard followsState, let cell = state as? UICellConfigurationState else { return self }
    var configuration = self
    if cell.isHighlighted || cell.isSelected { configuration.backgroundColor = .systemGray4 }
    return configuration
  }
}
