/// The rendering of an image, shared by its copies.
///
/// It is a reference, so that images stay small, most of which have none.
nonisolated final class ImageRendering: Sendable {
  /// The stored values.
  struct Values: Equatable, Sendable {
    var mode = UIImage.RenderingMode.automatic
    var isSymbol = false
    var configuration: UIImage.SymbolConfiguration?
    /// The single colour of the image; `nil` for its own colours.
    var tint: UIColor?
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  deinit {}

  /// The rendering of every symbol without a configuration.
  static let symbol = ImageRendering(Values(isSymbol: true))

  var mode: UIImage.RenderingMode { values.mode }
  var isSymbol: Bool { values.isSymbol }
  var configuration: UIImage.SymbolConfiguration? { values.configuration }
  var tint: UIColor? { values.tint }
}

nonisolated extension ImageRendering: Equatable {
  static func == (first: ImageRendering, second: ImageRendering) -> Bool {
    first === second || first.values == second.values
  }
}
