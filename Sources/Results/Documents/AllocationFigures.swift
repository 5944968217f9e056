/// What the frames of a run allocated, exact.
package struct AllocationFigures: Codable, Equatable, Sendable {
  /// The allocation calls of each frame.
  package var callsByFrame: [Int]
  /// The bytes allocated in each frame, as the allocator rounds them.
  package var bytesByFrame: [Int]
  /// The allocation calls of all frames.
  package var calls: Int
  /// The bytes allocated in all frames.
  package var bytes: Int
  /// `calls` over the frames.
  package var callsPerFrame: Double
  /// `bytes` over the frames.
  package var bytesPerFrame: Double
  /// The frames that allocated nothing.
  package var framesWithout: Int
  /// The bytes allocated less the bytes freed, over all frames.
  package var liveDelta: Int

  /// The figures of a run from those of its frames.
  package init(callsByFrame: [Int], bytesByFrame: [Int], liveDelta: Int) {
    self.callsByFrame = callsByFrame
    self.bytesByFrame = bytesByFrame
    self.liveDelta = liveDelta
    calls = callsByFrame.reduce(0, +)
    bytes = bytesByFrame.reduce(0, +)
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
