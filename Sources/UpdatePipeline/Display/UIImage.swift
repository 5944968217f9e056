public import Foundation

/// A picture by name and size, as a value; nothing is rasterized.
nonisolated public struct UIImage: Equatable, Sendable {
  /// The name it was asked for by.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// How it is shown, where that isn't as most pictures are.
  let rendering: ImageRendering?

  /// A picture of the app's.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: Self.standardSize, rendering: nil)
  }

  /// A symbol of the system's.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: Self.standardSize, rendering: .symbol)
  }

  /// A symbol of the system's in a size and weight.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = UIImage(systemName: name) else { return nil }
    self = configuration.map(symbol.withConfiguration) ?? symbol
  }

  private init(name: String, size: CGSize, rendering: ImageRendering?) {
    self.name = name
    self.size = size
    self.rendering = rendering
  }

  /// Any name but the empty one has a picture of this size.
  private static let standardSize = CGSize(width: 20, height: 20)

  /// How the picture's own colours are used.
  public var renderingMode: RenderingMode { rendering?.mode ?? .automatic }

  /// Whether it is a symbol of the system's.
  public var isSymbolImage: Bool { rendering?.isSymbol ?? false }

  /// The size and weight of a symbol; `nil` if none were asked for.
  public var symbolConfiguration: SymbolConfiguration? { rendering?.configuration }

  /// The same picture, its colours used in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changingRendering { $0.mode = renderingMode }
  }

  /// The same picture in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The same picture in one colour, used in a way.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changingRendering {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// The same symbol in the size and weight asked for; other pictures stay what they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage else { return self }
    return changingRendering(size: configuration.size(of: Self.standardSize)) {
      $0.configuration = configuration
    }
  }

  /// The same symbol with a configuration's values in place of those it has.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    let present = symbolConfiguration ?? .unspecified
    return withConfiguration(present.applying(configuration))
  }

  private func changingRendering(
    size: CGSize? = nil,
    _ change: (inout ImageRendering.Values) -> Void
  ) -> UIImage {
    var values = rendering?.values ?? ImageRendering.Values()
    change(&values)
    return UIImage(name: name, size: size ?? self.size, rendering: ImageRendering(values))
  }
}

extension UIImage {
  /// How a picture's own colours are used.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// As where it is shown suggests: symbols in the tint, others in their own colours.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the tint of the view that shows it.
    case alwaysTemplate
  }
}
