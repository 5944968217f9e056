/// A part of a frame whose moments can be recorded.
public enum FramePart: String, CaseIterable, Sendable {
  case animations, traits, properties, constraints, solver, layout, display

  /// The name in documents.
  public var key: String { rawValue }
}
