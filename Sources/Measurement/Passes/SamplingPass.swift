package import UBResults

/// Times some frames of a run at each request of another process, without counting.
///
/// Two processes that do this in turn give pairs of samples less than a millisecond apart. The
/// first frame follows the last, because making a fresh run may take a hundred times as long as
/// stepping it. Two processes that get the same requests step the same frames.
@MainActor package struct SamplingPass {
  private let run: any MeasuredRun
  private var nextFrame = 1

  /// A pass over a fresh run.
  ///
  /// - Throws: `SamplingError` for a run without frames.
  package init(_ run: any MeasuredRun) throws(SamplingError) {
    guard run.frameCount > 0 else { throw .noFrames }
    self.run = run
  }

  /// Steps a number of frames and times them.
  package mutating func sample(frameCount: Int) -> TimeSample {
    let virtualBefore = run.virtualTime
    let cpuBefore = Clocks.threadTime()
    let wallBefore = Clocks.monotonic()
    for _ in 0..<frameCount {
      run.step(nextFrame)
      nextFrame = nextFrame == run.frameCount ? 1 : nextFrame + 1
    }
    let wall = Clocks.monotonic() - wallBefore
    let cpu = Clocks.threadTime() - cpuBefore
    guard let before = virtualBefore, let after = run.virtualTime else {
      return TimeSample(wall: wall, cpu: cpu)
    }
    return TimeSample(wall: after - before, cpu: after - before)
  }
}
