/// A colour for layers, with fixed components under all traits.
nonisolated public struct CGColor: Hashable, Sendable {
  /// The components, which aren't dynamic.
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}
