/// A colour as layers take it: fixed components, whatever the traits.
nonisolated public struct CGColor: Hashable, Sendable {
  /// The components; not dynamic.
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }
}
