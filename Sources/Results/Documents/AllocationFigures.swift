/// The exact allocations of a run's frames.
package struct AllocationFigures: Codable, Equatable, Sendable {
  /// The allocation calls of each frame.
  package var callsByFrame: [Int]
  /// The bytes allocated in each frame, rounded up by the allocator.
  package var bytesByFrame: [Int]
  /// The allocation calls of all frames.
  package var calls: Int
  /// The bytes allocated in all frames.
  package var bytes: Int
  /// The mean of `callsByFrame`.
  package var callsPerFrame: Double
  /// The mean of `bytesByFrame`.
  package var bytesPerFrame: Double
  /// The number of frames without an allocation.
  package var framesWithout: Int
  /// The bytes allocated minus the bytes freed in all frames.
  package var liveDelta: Int

  /// Sums up the allocations of each frame.
  package init(callsByFrame: [Int], bytesByFrame: [Int], liveDelta: Int) {
    self.callsByFrame = callsByFrame
    self.bytesByFrame = bytesByFrame
    self.liveDelta = liveDelta
    // A document may claim anything; a sum that wraps around equals no sum that it states.
    calls = callsByFrame.reduce(0, &+)
    bytes = bytesByFrame.reduce(0, &+)
    let frameCount = Double(max(callsByFrame.count, 1))
    callsPerFrame = Double(calls) / frameCount
    bytesPerFrame = Double(bytes) / frameCount
    framesWithout = callsByFrame.count { $0 == 0 }
  }

  enum CodingKeys: String, CodingKey {
    case calls, bytes
    case callsByFrame = "calls_by_frame"
    case bytesByFrame = "bytes_by_frame"
    case callsPerFrame = "calls_per_frame"
    case bytesPerFrame = "bytes_per_frame"
    case framesWithout = "frames_without"
    case liveDelta = "live_delta"
  }
}
