package import UBInstrumentation
package import UBResults

/// Counts the work and allocations of every frame of a workload, without timing.
package enum CountingPass {
  /// Makes fresh runs under each strategy and counts a number of them, after an unrecorded warm-up
  /// run.
  ///
  /// The warm-up run may end after a number of frames; with `nil`, it runs all of its frames.
  ///
  /// - Throws: `AllocationMeterError` or an error of `makeRun`.
  @MainActor package static func report(
    of strategies: [String],
    runCount: Int,
    warmUpFrameCount: Int?,
    makingRunsWith makeRun: (_ strategy: String) throws -> any MeasuredRun
  ) throws -> CountingReport {
    let meter = try AllocationMeter()
    var report = CountingReport(allocationCounter: meter.counter, runs: [:])
    for strategy in strategies {
      // First uses fill caches of the runtime and the meter, which would count as work.
      let warmUp = try makeRun(strategy)
      let warmUpFrameCount = min(warmUpFrameCount ?? warmUp.frameCount, warmUp.frameCount)
      _ = count(warmUp, frameCount: warmUpFrameCount, with: meter)
      report.runs[strategy] = try (0..<runCount).map { _ in
        let run = try makeRun(strategy)
        return count(run, frameCount: run.frameCount, with: meter)
      }
    }
    return report
  }

  @MainActor private static func count(
    _ run: any MeasuredRun,
    frameCount: Int,
    with meter: AllocationMeter
  ) -> CountedRun {
    var total = WorkCounters()
    var digests: [FrameDigest] = []
    var calls: [Int] = []
    var bytes: [Int] = []
    var liveDelta = 0
    for index in stride(from: 1, through: frameCount, by: 1) {
      let workBefore = run.work
      let before = meter.read()
      run.step(index)
      let after = meter.read()
      total.accumulate(run.work.work(since: workBefore))
      calls.append(after.calls - before.calls)
      bytes.append(after.allocated - before.allocated)
      liveDelta += after.liveDelta(since: before)
      digests.append(FrameDigest(run.displayDigest()))
    }
    return CountedRun(
      work: total,
      frameDigests: digests,
      allocations: AllocationFigures(
        callsByFrame: calls,
        bytesByFrame: bytes,
        liveDelta: liveDelta
      )
    )
  }
}
