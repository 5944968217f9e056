package import UBInstrumentation
package import UBResults

/// Times frames of a run whenever another process asks for a sample, and counts nothing.
///
/// Two processes that do this in turn give pairs of samples less than a millisecond apart. After
/// the last frame comes the first again: making a fresh run may take a hundred times as long as
/// stepping it, and two processes that get the same requests step the same frames.
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

  /// Serves samples on one processor until the other side ends the input.
  ///
  /// - Throws: `SamplingError`.
  package mutating func serve(
    _ channel: ReportChannel,
    on processor: Int
  ) throws(SamplingError) {
    var server = SampleServer(channel, on: processor, pinning: .current)
    while let frameCount = try server.nextRequest() {
      server.answer(sample(frameCount: frameCount))
    }
  }

  /// Steps a number of frames and times them.
  package mutating func sample(frameCount: Int) -> TimeSample {
    let wallBefore = Clocks.monotonic()
    let cpuBefore = threadTime
    var cpu = cpuBefore
    var slowest: UInt64 = 0
    for _ in 0..<frameCount {
      run.step(nextFrame)
      nextFrame = nextFrame == run.frameCount ? 1 : nextFrame + 1
      let now = threadTime
      slowest = max(slowest, now - cpu)
      cpu = now
    }
    cpu -= cpuBefore
    let wall = run.virtualTime == nil ? Clocks.monotonic() - wallBefore : cpu
    return TimeSample(wall: wall, cpu: cpu, slowest: slowest)
  }

  /// The thread's CPU time, or that of a run with a clock of its own.
  private var threadTime: UInt64 {
    run.virtualTime ?? Clocks.threadTime()
  }
}
