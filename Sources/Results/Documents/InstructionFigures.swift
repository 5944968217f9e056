/// The instructions that the frames of a run took, by a simulated processor.
package struct InstructionFigures: Codable, Equatable, Sendable {
  /// The instructions of all frames.
  ///
  /// Of two builds they differ by percents without a cause: the runtime's hash tables have keys
  /// that hash by their address, and a build's addresses decide how often those collide.
  package var total: Int
  /// Those in the code of the executable, without its libraries: the same for the same work.
  package var own: Int
  /// The instructions of each part of them, by `FramePart.key`.
  ///
  /// A part that the compiler has merged into another is missing. Parts overlap where one runs
  /// inside another, such as a forced layout in a property update.
  package var parts: [String: Int]

  package init(total: Int, own: Int, parts: [String: Int]) {
    self.total = total
    self.own = own
    self.parts = parts
  }
}
