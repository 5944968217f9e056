import Instrumentation
package import Results

/// Counts the work and the allocations of every frame of a workload, and times nothing.
package enum CountingPass {
  /// Makes fresh runs and counts a number of them, after one that is not recorded.
  ///
  /// - Throws: `AllocationMeterError`, or what `makeRun` throws.
  @MainActor package static func report(
    runCount: Int,
    makingRunsWith makeRun: () throws -> any MeasuredRun
  ) throws -> CountingReport {
    let meter = try AllocationMeter()
    // First uses fill caches of the runtime and of the meter, which would count as work.
    _ = count(try makeRun(), with: meter)
    var runs: [CountedRun] = []
    for _ in 0..<runCount {
      runs.append(count(try makeRun(), with: meter))
    }
    return CountingReport(allocationCounter: meter.counter, runs: runs)
  }

  @MainActor private static func count(
    _ run: any MeasuredRun,
    with meter: AllocationMeter
  ) -> CountedRun {
    var total = WorkCounters()
    var digests: [FrameDigest] = []
    var calls: [Int] = []
    var bytes: [Int] = []
    var liveDelta = 0
    for index in stride(from: 1, through: run.frameCount, by: 1) {
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
