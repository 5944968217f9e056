package import Results

/// Times runs of frames whenever another process asks for one, and counts nothing.
///
/// Two processes that do this in turn give pairs of samples which lie less than a millisecond
/// apart. A run that ends is followed by a fresh one, whose making is not timed; so two processes
/// that are asked the same go through the same frames.
@MainActor package struct SamplingPass {
  private let makeRun: () throws -> any MeasuredRun
  private var run: any MeasuredRun
  private var nextFrame = 1

  /// How long frames are stepped before the first sample, at the most.
  private static let warmUpNanoseconds: UInt64 = 8_000_000

  /// Makes the first run.
  ///
  /// - Throws: what `makeRun` throws, or `SamplingError` for a run without frames.
  package init(makingRunsWith makeRun: @escaping () throws -> any MeasuredRun) throws {
    self.makeRun = makeRun
    run = try makeRun()
    guard run.frameCount > 0 else { throw SamplingError.noFrames }
  }

  /// Steps frames until first uses are over, and starts again with a fresh run.
  ///
  /// - Returns: the frames of a run and the least time that a frame took on average.
  /// - Throws: what `makeRun` throws.
  package mutating func warmUp() throws -> (frameCount: Int, frameNanoseconds: UInt64) {
    let end = Clocks.monotonic() + Self.warmUpNanoseconds
    let frameCount = run.frameCount
    var least = UInt64.max
    repeat {
      let sample = try sample(frameCount: frameCount, until: end)
      least = min(least, max(sample.wall / UInt64(max(sample.frames, 1)), 1))
    } while Clocks.monotonic() < end
    run = try makeRun()
    nextFrame = 1
    return (frameCount, least)
  }

  /// Steps a number of frames and times them.
  ///
  /// - Throws: what `makeRun` throws.
  package mutating func sample(frameCount: Int) throws -> TimeSample {
    try sample(frameCount: frameCount, until: .max)
  }

  /// Where a run ends amid a sample, the clocks stand still until the next one is made.
  private mutating func sample(frameCount: Int, until end: UInt64) throws -> TimeSample {
    var sample = TimeSample()
    while sample.frames < frameCount {
      if nextFrame > run.frameCount {
        run = try makeRun()
        nextFrame = 1
      }
      let last = min(run.frameCount, nextFrame + frameCount - sample.frames - 1)
      let first = nextFrame
      let virtualBefore = run.virtualTime
      let cpuBefore = Clocks.threadTime()
      let wallBefore = Clocks.monotonic()
      while nextFrame <= last {
        run.step(nextFrame)
        nextFrame += 1
        if end != .max, Clocks.monotonic() > end { break }
      }
      let wallAfter = Clocks.monotonic()
      let cpuAfter = Clocks.threadTime()
      if let before = virtualBefore, let after = run.virtualTime {
        sample.wall += after - before
        sample.cpu += after - before
      } else {
        sample.wall += wallAfter - wallBefore
        sample.cpu += cpuAfter - cpuBefore
      }
      sample.frames += nextFrame - first
      if end != .max, Clocks.monotonic() > end { break }
    }
    return sample
  }
}
