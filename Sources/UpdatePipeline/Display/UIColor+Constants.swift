import Foundation

/// Fixed colours.
nonisolated extension UIColor {
  /// Fully transparent.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// Grey, two thirds of the way from black to white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Grey, halfway from black to white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Grey, one third of the way from black to white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A mix of green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// A mix of red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A mix of red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// A mix of red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A mix of half of red and half of blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A dark orange.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The colour of text on a light background, under all traits.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on a dark background, under all traits.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

/// The system's dynamic colours, which follow the interface style.
nonisolated extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(system: .label)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  /// The colour of placeholder text.
  public static let placeholderText = UIColor(system: .placeholderText)
  /// The colour of translucent separators.
  public static let separator = UIColor(system: .separator)
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  /// The colour of links.
  public static let link = UIColor(system: .link)
  /// The background colour of the main content.
  public static let systemBackground = UIColor(system: .systemBackground)
  /// The background colour of content grouped within the main background.
  public static let secondarySystemBackground = UIColor(system: .secondarySystemBackground)
  /// The background colour of content grouped within the secondary background.
  public static let tertiarySystemBackground = UIColor(system: .tertiarySystemBackground)
  /// The background colour of grouped content.
  public static let systemGroupedBackground = UIColor(system: .systemGroupedBackground)
  /// The background colour of the groups in grouped content.
  public static let secondarySystemGroupedBackground = UIColor(
    system: .secondarySystemGroupedBackground
  )
  /// The background colour of groups inside groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    system: .tertiarySystemGroupedBackground
  )
  /// The fill colour of thin shapes.
  public static let systemFill = UIColor(system: .systemFill)
  /// The fill colour of medium-size shapes.
  public static let secondarySystemFill = UIColor(system: .secondarySystemFill)
  /// The fill colour of large shapes.
  public static let tertiarySystemFill = UIColor(system: .tertiarySystemFill)
  /// The fill colour of the largest shapes.
  public static let quaternarySystemFill = UIColor(system: .quaternarySystemFill)
  /// The system's red.
  public static let systemRed = UIColor(system: .systemRed)
  /// The system's orange.
  public static let systemOrange = UIColor(system: .systemOrange)
  /// The system's yellow.
  public static let systemYellow = UIColor(system: .systemYellow)
  /// The system's green.
  public static let systemGreen = UIColor(system: .systemGreen)
  /// The system's mint.
  public static let systemMint = UIColor(system: .systemMint)
  /// The system's teal.
  public static let systemTeal = UIColor(system: .systemTeal)
  /// The system's cyan.
  public static let systemCyan = UIColor(system: .systemCyan)
  /// The system's blue, the default tint.
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
  /// The default tint; `UIView.tintColor` is the tint that a view inherits.
  public static let tintColor = UIColor(system: .systemBlue)
}
