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
  public static let label = UIColor(system: .label)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  /// The colour of text of the third rank.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// The colour of text of the fourth rank.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// The colour of text that stands where none was entered.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// The colour of thin lines that let content through.
  public static let separator = UIColor(system: .separator)
  /// The colour of thin lines.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The colour of links.
  public static let link = UIColor(system: .link)
  /// The colour behind content.
  public static let systemBackground = UIColor(system: .systemBackground)
  /// The colour behind what is grouped in content.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  /// The colour behind what is grouped in a group.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  /// The colour behind groups.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  /// The colour of groups.
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondarySystemGroupedBackground
  )
  /// The colour of groups in groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .tertiarySystemGroupedBackground
  )
  /// The colour of thin shapes.
  public static let systemFill = UIColor(system: .systemFill)
  /// The colour of shapes of middle size.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  /// The colour of large shapes.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  /// The colour of the largest shapes.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
  /// The colour of warnings.
  public static let systemRed = UIColor(system: .systemRed)
  /// The system's orange.
  public static let systemOrange = UIColor(system: .systemOrange)
  /// The colour of favourites.
  public static let systemYellow = UIColor(system: .systemYellow)
  /// The colour of success.
  public static let systemGreen = UIColor(system: .systemGreen)
  /// The system's mint.
  public static let systemMint = UIColor(system: .systemMint)
  /// The system's teal.
  public static let systemTeal = UIColor(system: .systemTeal)
  /// The system's cyan.
  public static let systemCyan = UIColor(system: .systemCyan)
  /// The tint where none is set.
  public static let systemBlue = UIColor(system: .systemBlue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(system: .systemIndigo)
  /// The system's purple.
  public static let systemPurple = UIColor(system: .systemPurple)
  /// The system's pink.
  public static let systemPink = UIColor(system: .systemPink)
  /// The system's brown.
  public static let systemBrown = UIColor(system: .systemBrown)
  /// The system's grey.
  public static let systemGray = UIColor(system: .systemGray)
  /// The second of the system's greys.
  public static let systemGray2 = UIColor(system: .systemGray2)
  /// The third of the system's greys.
  public static let systemGray3 = UIColor(system: .systemGray3)
  /// The fourth of the system's greys.
  public static let systemGray4 = UIColor(system: .systemGray4)
  /// The fifth of the system's greys.
  public static let systemGray5 = UIColor(system: .systemGray5)
  /// The faintest of the system's greys.
  public static let systemGray6 = UIColor(system: .systemGray6)
  /// The default tint; `UIView.tintColor` is what a view inherits.
  public static let tintColor = UIColor(system: .systemBlue)
}
