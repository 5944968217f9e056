public import Foundation

/// Whether the interface is light or dark.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// Neither is asked for.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// The name in causes and reports.
  public static let name = "userInterfaceStyle"
  /// Colours follow the style.
  public static let affectsColorAppearance = true
}

/// The size that the reader prefers for text.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// None is asked for.
  public static let defaultValue = UIContentSizeCategory.unspecified
  /// The name in causes and reports.
  public static let name = "preferredContentSizeCategory"
}

/// How much room there is from side to side.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unknown.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name in causes and reports.
  public static let name = "horizontalSizeClass"
}

/// How much room there is from top to bottom.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Unknown.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name in causes and reports.
  public static let name = "verticalSizeClass"
}

/// The direction of reading.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// Unknown.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  /// The name in causes and reports.
  public static let name = "layoutDirection"
}

/// Pixels a point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// Unknown.
  public static let defaultValue: CGFloat = 0
  /// The name in causes and reports.
  public static let name = "displayScale"
}

/// A look of the whole interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// None in particular.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// How much room an interface has in one direction.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified
  /// Little.
  case compact
  /// Plenty.
  case regular
}

/// A direction of reading.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
