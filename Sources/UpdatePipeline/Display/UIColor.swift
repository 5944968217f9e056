public import Foundation

/// A colour in sRGB with opacity, as a value.
///
/// A *dynamic* colour has other components under other traits; its own are those it has under
/// `UITraitCollection.standard`.
nonisolated public struct UIColor: Hashable, Sendable {
  /// Red, from 0 to 1.
  public var red: CGFloat
  /// Green, from 0 to 1.
  public var green: CGFloat
  /// Blue, from 0 to 1.
  public var blue: CGFloat
  /// Opacity, from 0 to 1.
  public var alpha: CGFloat
  /// What a dynamic colour's components follow from; `none` for any other.
  ///
  /// A number, not a reference: colours are copied with everything that is drawn.
  private var provider = ColorProviders.none

  /// A dynamic colour, whose components a closure gives for the traits where it is shown.
  ///
  /// The closure is kept for the life of the process, so dynamic colours are to be constants.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self = dynamicProvider(.standard)
    provider = ColorProviders.shared.add(dynamicProvider)
  }

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
    guard isDynamic else {
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor { traits in resolvedColor(with: traits).withAlphaComponent(alpha) }
  }

  /// The colour as it is under some traits; only a dynamic one depends on them.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    guard isDynamic else { return self }
    return ColorProviders.shared.color(of: provider, under: traits)
  }

  /// Whether the colour depends on traits.
  var isDynamic: Bool { provider != ColorProviders.none }

  /// A dynamic colour of the system's.
  private init(_ color: SystemColor) {
    self = color.light
    provider = color.rawValue
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
  /// The colour of primary text; dynamic.
  public static let label = UIColor(SystemColor.label)
  /// The colour of secondary text; dynamic.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// The colour behind content; dynamic.
  public static let systemBackground = UIColor(SystemColor.systemBackground)
  /// The colour of links and default tint.
  public static let systemBlue = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  /// The colour of warnings.
  public static let systemRed = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
  /// The colour of success.
  public static let systemGreen = UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1)
  /// The colour of favourites.
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  /// The faintest of the system's greys for fills; dynamic.
  public static let systemGray6 = UIColor(SystemColor.systemGray6)
}
