public import Foundation

extension UIImage {
  /// What a picture is asked for in; only symbols have any.
  public typealias Configuration = SymbolConfiguration

  /// The size and weight of a symbol.
  nonisolated public struct SymbolConfiguration: Hashable, Sendable {
    /// How large a symbol is beside text of its size.
    public enum Scale: Int, Sendable {
      /// As where it is shown suggests, which is medium.
      case unspecified = 0
      /// Four fifths of medium.
      case small = 1
      /// As high as text.
      case medium = 2
      /// Six fifths of medium.
      case large = 3
    }

    /// The size of text beside it, in points; `nil` for the usual 17.
    var pointSize: CGFloat?
    /// How heavy its lines are; `nil` for the usual.
    var weight: UIFont.Weight?
    /// How large it is beside such text.
    var scale = Scale.unspecified
    /// The colours of its layers.
    var colors: [UIColor] = []

    /// Nothing in particular.
    public static let unspecified = SymbolConfiguration()

    private init() {}

    /// The size of text of some points.
    public init(pointSize: CGFloat) {
      self.pointSize = pointSize
    }

    /// The size and weight of some text.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }

    /// The size and weight of some text, and how large it is beside that.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: Scale) {
      self.pointSize = pointSize
      self.weight = weight.fontWeight
      self.scale = scale
    }

    /// How large it is beside text.
    public init(scale: Scale) {
      self.scale = scale
    }

    /// How heavy its lines are.
    public init(weight: UIImage.SymbolWeight) {
      self.weight = weight.fontWeight
    }

    /// The size and weight of a font, and how large it is beside that.
    public init(font: UIFont, scale: Scale = .unspecified) {
      pointSize = font.pointSize
      weight = font.weight
      self.scale = scale
    }

    /// The size and weight of a style of text at the usual content size.
    public init(textStyle: UIFont.TextStyle, scale: Scale = .unspecified) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// One colour for all layers, fainter the further back.
    public init(hierarchicalColor: UIColor) {
      colors = [hierarchicalColor]
    }

    /// A colour a layer.
    public init(paletteColors: [UIColor]) {
      colors = paletteColors
    }

    /// This configuration with another's values in place of its own where that has any.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      var result = self
      result.pointSize = other.pointSize ?? pointSize
      result.weight = other.weight ?? weight
      if other.scale != .unspecified { result.scale = other.scale }
      if !other.colors.isEmpty { result.colors = other.colors }
      return result
    }

    /// The size of a symbol that is of `size` unless asked otherwise, in whole points.
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
  /// How heavy a symbol's lines are.
  nonisolated public enum SymbolWeight: Int, Sendable {
    /// As where it is shown suggests.
    case unspecified
    /// The lightest.
    case ultraLight
    /// The second of nine.
    case thin
    /// The third of nine.
    case light
    /// That of running text.
    case regular
    /// A little heavier than regular.
    case medium
    /// Between medium and bold.
    case semibold
    /// That of headings.
    case bold
    /// The eighth of nine.
    case heavy
    /// The heaviest.
    case black

    /// The weight of a font that goes with it; `nil` for none in particular.
    var fontWeight: UIFont.Weight? {
      let weights: [UIFont.Weight?] = [
        nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
}
