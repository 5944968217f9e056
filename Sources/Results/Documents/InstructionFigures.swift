/// The instructions that the frames of a run took, by a simulated processor.
package struct InstructionFigures: Codable, Equatable, Sendable {
  /// The instructions of all frames.
  package var total: Int
  /// The instructions of each part of them, by `InstructionPart.key`.
  ///
  /// A part that the compiler has merged into another is missing. Parts overlap where one runs
  /// inside another, such as a forced layout in a property update.
  package var parts: [String: Int]

  package init(total: Int, parts: [String: Int]) {
    self.total = total
    self.parts = parts
  }
}
