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
