/// The time of some consecutive frames, in nanoseconds.
package struct TimeSample: Equatable, Sendable {
  /// The wall time.
  package var wall: UInt64
  /// The thread's CPU time.
  package var cpu: UInt64

  package init(wall: UInt64, cpu: UInt64) {
    self.wall = wall
    self.cpu = cpu
  }
}

extension TimeSample {
  /// The sample as a line of the protocol.
  package var line: String { "\(wall) \(cpu)" }

  /// Reads a sample from a line; `nil` if it isn't one.
  package init?(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let wall = UInt64(words[0]), let cpu = UInt64(words[1]) else {
      return nil
    }
    self.init(wall: wall, cpu: cpu)
  }
}
