public import Foundation

/// An image with a name and a size, as a value; nothing is rasterized.
nonisolated public struct UIImage: Equatable, Sendable {
  /// The name of the image.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// The rendering; `nil` if it is the default.
  let rendering: ImageRendering?

  /// An image of the app.
  public init?(named name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: Self.standardSize, rendering: nil)
  }

  /// A symbol image of the system.
  public init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(name: name, size: Self.standardSize, rendering: .symbol)
  }

  /// A symbol image of the system with a configuration.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = UIImage(systemName: name) else { return nil }
    self = configuration.map(symbol.withConfiguration) ?? symbol
  }

  private init(name: String, size: CGSize, rendering: ImageRendering?) {
    self.name = name
    self.size = size
    self.rendering = rendering
  }

  /// The size of every image; any name but the empty one has an image.
  private static let standardSize = CGSize(width: 20, height: 20)

  /// The way the image's colours are used.
  public var renderingMode: RenderingMode { rendering?.mode ?? .automatic }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool { rendering?.isSymbol ?? false }

  /// The configuration of a symbol; `nil` if it has none.
  public var symbolConfiguration: SymbolConfiguration? { rendering?.configuration }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changingRendering { $0.mode = renderingMode }
  }

  /// The same image in a single colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The same image in a single colour with a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changingRendering {
      $0.tint = color
      $0.mode = renderingMode
    }
  }

  /// The same symbol with a configuration; other images are returned unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage else { return self }
    return changingRendering(size: configuration.size(of: Self.standardSize)) {
      $0.configuration = configuration
    }
  }

  /// The same symbol, with the values that a configuration sets replacing its own.
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
  /// The way an image's colours are used.
  nonisolated public enum RenderingMode: Int, Sendable {
    /// Depends on the context: symbols use the tint, other images their own colours.
    case automatic
    /// Uses the image's own colours.
    case alwaysOriginal
    /// Uses the tint of the view.
    case alwaysTemplate
  }
}
