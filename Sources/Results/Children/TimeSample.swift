/// The time of some consecutive frames, in nanoseconds.
package struct TimeSample: Equatable, Sendable {
  /// The wall time.
  package var wall: UInt64
  /// The thread's CPU time.
  package var cpu: UInt64
  /// The CPU time of the slowest frame; `nil` if frames are too short to be timed one by one.
  package var slowest: UInt64?

  package init(wall: UInt64, cpu: UInt64, slowest: UInt64? = nil) {
    self.wall = wall
    self.cpu = cpu
    self.slowest = slowest
  }
}

extension TimeSample {
  /// The sample as a line of the protocol.
  package var line: String {
    "\(wall) \(cpu)" + (slowest.map { " \($0)" } ?? "")
  }

  /// Reads a sample from a line; `nil` if it isn't one.
  package init?(line: String) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { UInt64($0) }
    guard numbers.count == words.count, (2...3).contains(numbers.count) else { return nil }
    self.init(wall: numbers[0], cpu: numbers[1], slowest: numbers.count == 3 ? numbers[2] : nil)
  }
}
