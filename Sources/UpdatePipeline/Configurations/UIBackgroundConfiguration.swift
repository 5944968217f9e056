public import Foundation

/// What is behind the content of a cell or button, as a value.
nonisolated public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour; clear if `nil`.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it ends inside of the view's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it; none if `nil`.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points.
  public var strokeWidth: CGFloat = 0
  /// How far outside of the background's edges the line is.
  public var strokeOutset: CGFloat = 0
  /// Whether it is shown in another colour while its view is pressed or chosen.
  private var followsState = false

  private init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// That of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration {
    list(.systemBackground, followsState: true)
  }

  /// That of a cell in a list without groups.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    list(.systemBackground, followsState: true)
  }

  /// That of a cell in a list with groups.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    list(.secondarySystemGroupedBackground, followsState: true)
  }

  /// That of a header in a list.
  public static func listHeader() -> UIBackgroundConfiguration {
    list(.secondarySystemBackground, followsState: false)
  }

  /// That of a footer in a list.
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

  /// The colour to be shown where a tint is in force; the tint itself if none is set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }

  /// This background as it is in a state: that of a list is grey in a pressed or chosen cell.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard followsState, let cell = state as? UICellConfigurationState else { return self }
    var configuration = self
    if cell.isHighlighted || cell.isSelected { configuration.backgroundColor = .systemGray4 }
    return configuration
  }
}
