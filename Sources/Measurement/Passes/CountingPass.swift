package import UBInstrumentation
package import UBResults

/// Counts the work and allocations of every frame of a workload, without timing.
package enum CountingPass {
  /// Makes fresh runs under each strategy and counts a number of them, after an unrecorded warm-up
  /// run.
  ///
  /// The warm-up run may end after a number of frames; with `nil`, it runs all of its frames. A run
  /// after the first may end, too, and is left out of the report, if it agrees with the first run
  /// until then; otherwise it goes on, so that the report has both.
  ///
  /// - Throws: `AllocationMeterError` or an error of `makeRun`.
  @MainActor package static func report(
    of strategies: [String],
    runCount: Int,
    warmUpFrameCount: Int?,
    repeatedFrameCount: Int? = nil,
    makingRunsWith makeRun: (_ strategy: String) throws -> any MeasuredRun
  ) throws -> CountingReport {
    let meter = try AllocationMeter()
    var report = CountingReport(allocationCounter: meter.counter, runs: [:])
    for strategy in strategies {
      // First uses fill caches of the runtime and the meter, which would count as work.
      warmUp(try makeRun(strategy), meter, frameMax: warmUpFrameCount)
      let (opening, first) = count(try makeRun(strategy), meter, openingMax: repeatedFrameCount)
      var runs = [first]
      for _ in 1..<max(runCount, 1) {
        let again = try repeated(makeRun(strategy), meter, repeatedFrameCount, opening)
        runs += again.map { [$0] } ?? []
      }
      report.runs[strategy] = runs
    }
    return report
  }

  // Each run is released before the next is made.

  @MainActor private static func warmUp(
    _ run: any MeasuredRun,
    _ meter: AllocationMeter,
    frameMax: Int?
  ) {
    var frames = CountedFrames(run, meter)
    frames.step(atMost: frameMax)
  }

  /// The numbers of a run's first frames, and of all.
  @MainActor private static func count(
    _ run: any MeasuredRun,
    _ meter: AllocationMeter,
    openingMax: Int?
  ) -> (opening: CountedRun, all: CountedRun) {
    var frames = CountedFrames(run, meter)
    frames.step(atMost: openingMax)
    let opening = frames.counted
    frames.step()
    return (opening, frames.counted)
  }

  /// The numbers of a run; `nil` if it agrees with an earlier one in the frames that repeat.
  @MainActor private static func repeated(
    _ run: any MeasuredRun,
    _ meter: AllocationMeter,
    _ frameMax: Int?,
    _ opening: CountedRun
  ) -> CountedRun? {
    var frames = CountedFrames(run, meter)
    frames.step(atMost: frameMax)
    if frameMax != nil, frames.counted.firstDisagreement(with: opening) == nil { return nil }
    frames.step()
    return frames.counted
  }
}

/// The frames of a run, counted as far as they were stepped.
@MainActor private struct CountedFrames {
  private let run: any MeasuredRun
  private let meter: AllocationMeter
  private var reading: AllocationReading
  private let first: FirstFrameFigures?
  private var total = WorkCounters()
  private var frameDigests: [FrameDigest] = []
  private var calls: [Int] = []
  private var bytes: [Int] = []
  private var liveDelta = 0

  /// Counts frame 0 of a fresh run.
  init(_ run: any MeasuredRun, _ meter: AllocationMeter) {
    self.run = run
    self.meter = meter
    let workBefore = run.work
    let before = meter.read()
    run.showFirst()
    reading = meter.read()
    guard run.hasFirstFrame else {
      first = nil
      return
    }
    first = FirstFrameFigures(
      work: run.work.work(since: workBefore),
      calls: reading.calls - before.calls,
      bytes: reading.allocated - before.allocated,
      digest: FrameDigest(run.displayDigest())
    )
  }

  /// The numbers of the stepped frames.
  var counted: CountedRun {
    CountedRun(
      work: total,
      frameDigests: frameDigests,
      allocations: AllocationFigures(
        callsByFrame: calls,
        bytesByFrame: bytes,
        liveDelta: liveDelta
      ),
      first: first
    )
  }

  /// Steps the next frames up to a frame, or up to the last.
  mutating func step(atMost frameMax: Int? = nil) {
    let last = min(frameMax ?? run.frameCount, run.frameCount)
    calls.reserveCapacity(run.frameCount)
    bytes.reserveCapacity(run.frameCount)
    frameDigests.reserveCapacity(run.frameCount)
    for index in stride(from: calls.count + 1, through: last, by: 1) {
      let workBefore = run.work
      let before = meter.read(since: reading)
      run.step(index)
      reading = meter.read(since: before)
      total.accumulate(run.work.work(since: workBefore))
      calls.append(reading.calls - before.calls)
      bytes.append(reading.allocated - before.allocated)
      liveDelta += reading.liveDelta(since: before)
      frameDigests.append(FrameDigest(run.displayDigest()))
    }
  }
}
