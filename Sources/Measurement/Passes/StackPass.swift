package import UBResults

/// Tells from which functions the frames of a workload allocate, and times nothing.
package enum StackPass {
  /// The short name of the function that steps a frame, below which nothing belongs to it.
  static let steppingFunction = "StackPass.step(_:_:recorder:)"

  /// Makes a fresh run and records it, after one that is not recorded, as `CountingPass` does.
  ///
  /// - Throws: `AllocationMeterError`, `AllocationRecorderError` if the stacks aren't exactly what
  ///   the meter counts, or what `makeRun` throws.
  @MainActor package static func report(
    makingRunsWith makeRun: () throws -> any MeasuredRun
  ) throws -> AllocationProfile {
    let meter = try AllocationMeter()
    let recorder = try AllocationRecorder()
    let warmUp = try makeRun()
    _ = count(warmUp, with: meter, nil)
    let run = try makeRun()
    let counted = count(run, with: meter, recorder)
    let stacks = try recorder.stacks(addingUpTo: counted)
    return AllocationProfile(
      allocationCounter: meter.counter,
      frameCount: run.frameCount,
      sites: stacks.map(StackTrimming.site)
    )
  }

  @MainActor private static func count(
    _ run: any MeasuredRun,
    with meter: AllocationMeter,
    _ recorder: AllocationRecorder?
  ) -> AllocationAmount {
    var total = AllocationAmount.zero
    for index in stride(from: 1, through: run.frameCount, by: 1) {
      let before = meter.read()
      step(run, index, recorder: recorder)
      let after = meter.read()
      total.calls += after.calls - before.calls
      total.bytes += after.allocated - before.allocated
      // Displays what a counted frame does, so that what is cached for it is there, too.
      _ = run.displayDigest()
    }
    return total
  }

  @MainActor @inline(never) private static func step(
    _ run: any MeasuredRun,
    _ index: Int,
    recorder: AllocationRecorder?
  ) {
    recorder?.start()
    run.step(index)
    recorder?.stop()
  }
}
