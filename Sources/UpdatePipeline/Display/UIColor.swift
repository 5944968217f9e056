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

  /// Marks a provider whose colours take the opacity that is stored here.
  private static let ownAlpha: UInt32 = 1 << 31

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

  /// The same colour at another opacity; a dynamic one stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var color = self
    color.alpha = alpha
    if isDynamic { color.provider |= Self.ownAlpha }
    return color
  }

  /// The colour as it is under some traits; only a dynamic one depends on them.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard isDynamic else { return self }
    let number = provider & ~Self.ownAlpha
    var color = ColorProviders.shared.color(of: number, under: traitCollection)
    if provider != number { color.alpha = alpha }
    return color
  }

  /// Whether the colour depends on traits.
  var isDynamic: Bool { provider != ColorProviders.none }

  /// A dynamic colour of the system's.
  init(system color: SystemColor) {
    self = color.light
    provider = color.rawValue
  }
}

nonisolated extension UIColor {
  /// A colour of a layer's, as a colour of views.
  public init(cgColor: CGColor) {
    self = cgColor.color
  }

  /// The colour as layers take it; of a dynamic one, that under `UITraitCollection.standard`.
  public var cgColor: CGColor { CGColor(resolvedColor(with: .standard)) }

  /// Stores the components that the colour has under `UITraitCollection.standard`.
  ///
  /// - Returns: Whether that was possible, which it always is.
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
