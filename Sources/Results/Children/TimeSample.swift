/// The time of some consecutive frames.
package struct TimeSample: Equatable, Sendable {
  /// The frames that were stepped.
  package var frames: Int
  /// Nanoseconds of wall time.
  package var wall: UInt64
  /// Nanoseconds of the thread on a processor.
  package var cpu: UInt64

  package init(frames: Int = 0, wall: UInt64 = 0, cpu: UInt64 = 0) {
    self.frames = frames
    self.wall = wall
    self.cpu = cpu
  }
}

extension TimeSample {
  /// The sample as one process tells it another.
  package var line: String { "\(frames) \(wall) \(cpu)" }

  /// Reads a sample from a line; `nil` if it isn't one.
  package init?(line: String) {
    let words = line.split(separator: " ")
    guard
      words.count == 3,
      let frames = Int(words[0]),
      let wall = UInt64(words[1]),
      let cpu = UInt64(words[2])
    else { return nil }
    self.init(frames: frames, wall: wall, cpu: cpu)
  }
}
