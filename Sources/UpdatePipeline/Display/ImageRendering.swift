/// How a picture is shown, shared by its copies.
///
/// A reference, so that pictures, most of which have none, stay small.
nonisolated final class ImageRendering: Sendable {
  /// What is kept.
  struct Values: Equatable, Sendable {
    var mode = UIImage.RenderingMode.automatic
    var isSymbol = false
    var configuration: UIImage.SymbolConfiguration?
    /// The one colour it is in; `nil` for its own.
    var tint: UIColor?
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  deinit {}

  /// A symbol as it is asked for by its name alone; shared by all of them.
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
