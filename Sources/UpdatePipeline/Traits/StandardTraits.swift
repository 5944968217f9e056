public import Foundation

/// The trait for the light or dark appearance.
nonisolated public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// An unspecified style.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// The name in causes and reports.
  public static let name = "userInterfaceStyle"
  /// Colours depend on the style.
  public static let affectsColorAppearance = true
}

/// The trait for the user's preferred text size.
nonisolated public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// An unspecified category.
  public static let defaultValue = UIContentSizeCategory.unspecified
  /// The name in causes and reports.
  public static let name = "preferredContentSizeCategory"
}

/// The trait for the horizontal size class.
nonisolated public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// An unspecified size class.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name in causes and reports.
  public static let name = "horizontalSizeClass"
}

/// The trait for the vertical size class.
nonisolated public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// An unspecified size class.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
  /// The name in causes and reports.
  public static let name = "verticalSizeClass"
}

/// The trait for the layout direction.
nonisolated public enum UITraitLayoutDirection: UITraitDefinition {
  /// An unspecified direction.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
  /// The name in causes and reports.
  public static let name = "layoutDirection"
}

/// The trait for the number of pixels per point.
nonisolated public enum UITraitDisplayScale: UITraitDefinition {
  /// An unspecified scale.
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
