public import Foundation

/// A colour in sRGB with opacity, as a value.
nonisolated public struct UIColor: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: CGFloat
  /// Green, from 0 to 1.
  public var green: CGFloat
  /// Blue, from 0 to 1.
  public var blue: CGFloat
  /// Opacity, from 0 to 1.
  public var alpha: CGFloat

  /// A colour of components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour from a hue on the colour wheel, from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(1, min(position, 4 - position)))
      return brightness - brightness * saturation * distance
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The same colour at another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension UIColor {
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
  /// The colour of primary text.
  public static let label = UIColor(white: 0, alpha: 1)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(white: 0.24, alpha: 0.6)
  /// The colour behind content.
  public static let systemBackground = UIColor(white: 1, alpha: 1)
  /// The colour of links and default tint.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The colour of warnings.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The colour of success.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The colour of favourites.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The lightest of the system's greys for fills.
  public static let systemGray6 = UIColor(white: 0.95, alpha: 1)
}
