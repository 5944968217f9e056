/// A part of a frame whose instructions are told apart by the functions that run it.
enum InstructionPart: String, CaseIterable {
  case animations, traits, properties, constraints, solver, layout, display

  /// The name in documents.
  var key: String { rawValue }

  /// What the linker's name of the part's functions has in it; `0A5Cycle` is how `UpdateCycle` is
  /// spelled after `UpdatePipeline`.
  var symbolParts: [String] {
    switch self {
    case .animations: ["0A5CycleC17advanceAnimations"]
    case .traits: ["0A5CycleC12updateTraits2of"]
    case .properties: ["0A5CycleC13runProperties", "0A5CycleC16updateProperties"]
    case .constraints: ["0A5CycleC14runConstraints"]
    case .solver: ["$s16ConstraintSolver"]
    case .layout: ["0A5CycleC9runLayout", "0A5CycleC6layOut"]
    case .display: ["0A5CycleC7display"]
    }
  }

  /// Whether a function belongs to the part.
  ///
  /// A closure doesn't, nor what conforms to a protocol: the library calls them amid the function
  /// they are part of.
  func contains(_ symbol: Substring) -> Bool {
    guard !symbol.contains("fU"), !symbol.contains("TW") else { return false }
    return symbolParts.contains { symbol.contains($0) }
  }
}
