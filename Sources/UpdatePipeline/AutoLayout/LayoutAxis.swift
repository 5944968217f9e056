extension NSLayoutConstraint {
  /// A layout direction.
  nonisolated public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
}
