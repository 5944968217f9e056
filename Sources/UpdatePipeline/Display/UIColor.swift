public import Foundation

/// An sRGB colour with opacity, as a value.
///
/// A *dynamic* colour resolves to other components under other traits. It stores those under
/// `UITraitCollection.standard`.
nonisolated public struct UIColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: CGFloat
  /// The green component, from 0 to 1.
  public var green: CGFloat
  /// The blue component, from 0 to 1.
  public var blue: CGFloat
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat
  /// The number of a dynamic colour's provider; `none` for other colours.
  ///
  /// It is a number, not a reference, because colours are copied with all drawn content.
  private var provider = ColorProviders.none

  /// Marks a provider whose opacity is replaced by the stored one.
  private static let ownAlpha: UInt32 = 1 << 31

  /// A dynamic colour, which a closure resolves under the traits of each use.
  ///
  /// The closure lives as long as the process, so dynamic colours should be constants.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self = dynamicProvider(.standard)
    provider = ColorProviders.shared.add(dynamicProvider)
  }

  /// A colour with components from 0 to 1.
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

  /// A colour with a hue from 0 to 1 on the colour wheel.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ shift: CGFloat) -> CGFloat {
      let position = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      let distance = max(0, min(1, min(position, 4 - position)))
      return brightness - brightness * saturation * distance
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// The same colour with another opacity; a dynamic colour stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = self
    color.alpha = alpha
    if isDynamic { color.provider |= Self.ownAlpha }
    return color
  }

  /// Resolves a dynamic colour under some traits; returns any other colour unchanged.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard isDynamic else { return self }
    let number = provider & ~Self.ownAlpha
    var color = ColorProviders.shared.color(of: number, under: traitCollection)
    if provider != number { color.alpha = alpha }
    return color
  }

  /// Whether the colour is dynamic.
  var isDynamic: Bool { provider != ColorProviders.none }

  /// A dynamic colour of the system.
  init(system color: SystemColor) {
    self = color.light
    provider = color.rawValue
  }
}

nonisolated extension UIColor {
  /// Converts a layer's colour.
  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  /// Converts the colour for a layer; a dynamic colour is resolved with
  /// `UITraitCollection.standard`.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .standard)) }

  /// Stores the components of the colour under `UITraitCollection.standard`.
  ///
  /// - Returns: Whether the colour could be converted; always `true`.
  @discardableResult public func getRed(
    _ red: inout CGFloat,
    green: inout CGFloat,
    blue: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    (red, green, blue, alpha) = (self.red, self.green, self.blue, self.alpha)
    return true
  }
}
