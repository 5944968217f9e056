/// A pass that an invalidation asks for.
nonisolated public enum Pass: String, CaseIterable, Sendable {
  /// Content: `updateProperties()`.
  case properties
  /// Constraints: `updateConstraints()`.
  case constraints
  /// Geometry: `layoutSubviews()`.
  case layout
  /// Drawing: `draw(_:)`.
  case display
}
