/// A part of a frame, to which moments, instructions and allocations are assigned.
public enum FramePart: String, CaseIterable, Codable, Sendable {
  case animations, traits, properties, constraints, solver, layout, display
  /// The model's writes, scrolling, and all other work before and after the passes.
  case outside

  /// The name in documents.
  public var key: String { rawValue }

  /// The methods of `UpdateCycle` that run the part, without their arguments.
  ///
  /// Call stacks and profiles are assigned to parts by these names. The solver is a module of its
  /// own, which runs inside other parts.
  public var functions: [String] {
    switch self {
    case .animations: ["advanceAnimations"]
    case .traits: ["updateTraits"]
    case .properties: ["runProperties", "updateProperties"]
    case .constraints: ["runConstraints", "updateConstraints", "updateConstraintsNow"]
    case .layout: ["runLayout", "layOut"]
    case .display: ["display"]
    case .solver, .outside: []
    }
  }
}

extension FramePart: CustomStringConvertible {
  /// The name in reports.
  public var description: String { self == .outside ? "outside of passes" : rawValue }
}
