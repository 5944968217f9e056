import Foundation

/// The system's dynamic colours, by the provider numbers that colours store.
nonisolated enum SystemColor: UInt32, CaseIterable {
  case label = 1
  case secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case separator, opaqueSeparator, link
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
  case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
  case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// The components of a colour in light and dark interfaces.
  private struct Pair {
    let light: UIColor
    let dark: UIColor

    /// Two greys with their opacities.
    static func whites(
      _ light: CGFloat,
      _ dark: CGFloat,
      alphas: (CGFloat, CGFloat) = (1, 1)
    ) -> Pair {
      Pair(
        light: UIColor(white: light, alpha: alphas.0),
        dark: UIColor(white: dark, alpha: alphas.1)
      )
    }

    /// Two opaque colours, each of red, green and blue.
    static func colors(
      _ light: (CGFloat, CGFloat, CGFloat),
      _ dark: (CGFloat, CGFloat, CGFloat)
    ) -> Pair {
      Pair(
        light: UIColor(red: light.0, green: light.1, blue: light.2, alpha: 1),
        dark: UIColor(red: dark.0, green: dark.1, blue: dark.2, alpha: 1)
      )
    }
  }

  /// Indexed by raw value minus one.
  private static let pairs = labels + backgrounds + fills + tints + grays

  private static let labels: [Pair] = [
    .whites(0, 1),
    .whites(0.24, 0.92, alphas: (0.6, 0.6)),
    .whites(0.24, 0.92, alphas: (0.3, 0.3)),
    .whites(0.24, 0.92, alphas: (0.18, 0.16)),
    .whites(0.24, 0.92, alphas: (0.3, 0.3)),
    .whites(0.24, 0.33, alphas: (0.29, 0.6)),
    .whites(0.78, 0.22),
    .colors((0, 0.48, 1), (0.04, 0.52, 1)),
  ]

  private static let backgrounds: [Pair] = [
    .whites(1, 0), .whites(0.95, 0.11), .whites(1, 0.17),
    .whites(0.95, 0), .whites(1, 0.11), .whites(0.95, 0.17),
  ]

  private static let fills: [Pair] = [
    .whites(0.47, 0.47, alphas: (0.2, 0.36)), .whites(0.47, 0.47, alphas: (0.16, 0.32)),
    .whites(0.46, 0.46, alphas: (0.12, 0.24)), .whites(0.46, 0.46, alphas: (0.08, 0.18)),
  ]

  private static let tints: [Pair] = [
    .colors((1, 0.23, 0.19), (1, 0.27, 0.23)),
    .colors((1, 0.58, 0), (1, 0.62, 0.04)),
    .colors((1, 0.8, 0), (1, 0.84, 0.04)),
    .colors((0.2, 0.78, 0.35), (0.19, 0.82, 0.35)),
    .colors((0, 0.78, 0.75), (0.39, 0.9, 0.89)),
    .colors((0.19, 0.69, 0.78), (0.25, 0.78, 0.88)),
    .colors((0.2, 0.68, 0.9), (0.39, 0.82, 1)),
    .colors((0, 0.48, 1), (0.04, 0.52, 1)),
    .colors((0.35, 0.34, 0.84), (0.37, 0.36, 0.9)),
    .colors((0.69, 0.32, 0.87), (0.75, 0.35, 0.95)),
    .colors((1, 0.18, 0.33), (1, 0.22, 0.37)),
    .colors((0.64, 0.52, 0.37), (0.67, 0.56, 0.41)),
  ]

  private static let grays: [Pair] = [
    .whites(0.56, 0.56), .whites(0.68, 0.39), .whites(0.78, 0.28),
    .whites(0.82, 0.23), .whites(0.9, 0.17), .whites(0.95, 0.11),
  ]

  /// The colour in light interfaces.
  var light: UIColor { Self.pairs[Int(rawValue) - 1].light }

  /// The colour in dark interfaces.
  var dark: UIColor { Self.pairs[Int(rawValue) - 1].dark }
}
