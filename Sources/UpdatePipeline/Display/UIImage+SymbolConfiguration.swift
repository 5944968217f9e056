public import Foundation

extension UIImage {
  /// The configuration of an image; only symbols have one.
  public typealias Configuration = SymbolConfiguration

  /// The size and weight of a symbol.
  nonisolated public struct SymbolConfiguration: Hashable, Sendable {
    /// The scale of a symbol relative to text of its point size.
    public enum Scale: Int, Sendable {
      /// The default scale, which is medium.
      case unspecified = 0
      /// Four fifths of the medium scale.
      case small = 1
      /// The height of text.
      case medium = 2
      /// Six fifths of the medium scale.
      case large = 3
    }

    /// The point size of the text beside it; `nil` for the default of 17.
    var pointSize: CGFloat?
    /// The stroke weight; `nil` for the default.
    var weight: UIFont.Weight?
    /// The scale relative to the text.
    var scale = Scale.unspecified
    /// The colours of the layers.
    var colors: [UIColor] = []

    /// An empty configuration.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// A configuration with a point size.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    /// A configuration with a point size and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// A configuration with a point size, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale) {
      self.pointSize = pointSize
      self.weight = weight.fontWeight
      self.scale = scale
    }

    /// A configuration with a scale.
    public init(scale: Scale) {
      self.scale = scale
    }

    /// A configuration with a weight.
    public init(weight: UIImage.SymbolWeight) {
      self.weight = weight.fontWeight
    }

    /// A configuration with a font's point size and weight, and a scale.
    public init(font: UIFont, scale: Scale = .unspecified) {
      pointSize = font.pointSize
      weight = font.weight
      self.scale = scale
    }

    /// A configuration with a text style's size and weight at the default content size.
    public init(textStyle: UIFont.TextStyle, scale: Scale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// A configuration with one colour for all layers, fainter towards the back.
    public init(hierarchicalColor: UIColor) {
      colors = [hierarchicalColor]
    }

    /// A configuration with one colour per layer.
    public init(paletteColors: [UIColor]) {
      colors = paletteColors
    }

    /// Replaces values with those that another configuration sets.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      if other.scale != .unspecified { result.scale = other.scale }
      if !other.colors.isEmpty { result.colors = other.colors }
      return result
    }

    /// The size of a symbol with the natural size `size`, in whole points.
    func size(of size: CGSize) -> CGSize {
      let factor = (pointSize ?? 17) / 17 * [1, 0.8, 1, 1.2][scale.rawValue]
      return CGSize(
        width: (size.width * factor).rounded(),
        height: (size.height * factor).rounded()
      )
    }
  }
}

extension UIImage {
  /// The stroke weight of a symbol.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// The default weight.
    case unspecified
    case ultraLight
    case thin
    case light
    case regular
    case medium
    case semibold
    case bold
    case heavy
    case black

    /// The corresponding font weight; `nil` if unspecified.
    var fontWeight: UIFont.Weight? {
      let weights: [UIFont.Weight?] = [
        nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}
