import Foundation

/// Colours of fixed components.
nonisolated extension UIColor {
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Halfway from black to white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// One third of the way from black to white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The colour of text on light ground, whatever the traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on dark ground, whatever the traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// The system's dynamic colours, which follow the interface's style.
nonisolated extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(SystemColor.label)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// The colour of text of the third rank.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// The colour of text of the fourth rank.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// The colour of text that stands where none was entered.
  public static let placeholderText = UIColor(SystemColor.placeholderText)
  /// The colour of thin lines that let content through.
  public static let separator = UIColor(SystemColor.separator)
  /// The colour of thin lines.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  /// The colour of links.
  public static let link = UIColor(SystemColor.link)
  /// The colour behind content.
  public static let systemBackground = UIColor(SystemColor.systemBackground)
  /// The colour behind what is grouped in content.
  public static let secondarySystemBackground = UIColor(SystemColor.secondarySystemBackground)
  /// The colour behind what is grouped in a group.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiarySystemBackground)
  /// The colour behind groups.
  public static let systemGroupedBackground = UIColor(SystemColor.systemGroupedBackground)
  /// The colour of groups.
  public static let secondarySystemGroupedBackground = UIColor(SystemColor.secondarySystemGroupedBackground)
  /// The colour of groups in groups.
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiarySystemGroupedBackground)
  /// The colour of thin shapes.
  public static let systemFill = UIColor(SystemColor.systemFill)
  /// The colour of shapes of middle size.
  public static let secondarySystemFill = UIColor(SystemColor.secondarySystemFill)
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiarySystemFill)
  /// The colour of the largest shapes.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternarySystemFill)
  /// The colour of warnings.
  public static let systemRed = UIColor(SystemColor.systemRed)
  /// The system's orange.
  public static let systemOrange = UIColor(SystemColor.systemOrange)
  /// The colour of favourites.
  public static let systemYellow = UIColor(SystemColor.systemYellow)
  /// The colour of success.
  public static let systemGreen = UIColor(SystemColor.systemGreen)
  /// The system's mint.
  public static let systemMint = UIColor(SystemColor.systemMint)
  /// The system's teal.
  public static let systemTeal = UIColor(SystemColor.systemTeal)
  /// The system's cyan.
  public static let systemCyan = UIColor(SystemColor.systemCyan)
  /// The tint where none is set.
  public static let systemBlue = UIColor(SystemColor.systemBlue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(SystemColor.systemIndigo)
  /// The system's purple.
  public static let systemPurple = UIColor(SystemColor.systemPurple)
  /// The system's pink.
  public static let systemPink = UIColor(SystemColor.systemPink)
  /// The system's brown.
  public static let systemBrown = UIColor(SystemColor.systemBrown)
  /// The system's grey.
  public static let systemGray = UIColor(SystemColor.systemGray)
  /// The second of the system's greys.
  public static let systemGray2 = UIColor(SystemColor.systemGray2)
  /// The third of the system's greys.
  public static let systemGray3 = UIColor(SystemColor.systemGray3)
  /// The fourth of the system's greys.
  public static let systemGray4 = UIColor(SystemColor.systemGray4)
  /// The fifth of the system's greys.
  public static let systemGray5 = UIColor(SystemColor.systemGray5)
  /// The faintest of the system's greys.
  public static let systemGray6 = UIColor(SystemColor.systemGray6)
  /// The default tint; `UIView.tintColor` is what a view inherits.
  public static let tintColor = UIColor(SystemColor.systemBlue)
}
