extension NSLayoutConstraint {
  /// A direction of layout.
  nonisolated public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}
