/// The part of a frame in which something happened.
package enum FramePass: String, Codable, CaseIterable, Sendable {
  case animations, traits, properties, constraints, layout, display
  /// The model's writes, scrolling, and all else that a frame does before and after its passes.
  case outside
}

extension FramePass: CustomStringConvertible {
  /// The name in reports.
  package var description: String { self == .outside ? "outside of passes" : rawValue }
}
