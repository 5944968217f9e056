/// The raw samples of a timing pass in nanoseconds, one array for each repetition of the run, one
/// number for each frame, in the order taken.
package struct TimeSamples: Codable, Equatable, Sendable {
  /// Wall time of each frame.
  package var frame: [[UInt64]]
  /// Thread CPU time of each frame.
  package var cpu: [[UInt64]]
  /// Time inside the constraint solver in each frame.
  package var solver: [[UInt64]]

  package init(frame: [[UInt64]] = [], cpu: [[UInt64]] = [], solver: [[UInt64]] = []) {
    self.frame = frame
    self.cpu = cpu
    self.solver = solver
  }

  enum CodingKeys: String, CodingKey {
    case frame = "frame_ns"
    case cpu = "cpu_ns"
    case solver = "solver_ns"
  }
}
