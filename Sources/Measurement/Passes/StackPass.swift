package import UBResults

/// Records the functions from which the frames of a workload allocate, without timing.
package enum StackPass {
  /// The short name of the function that steps a frame; outer frames of a stack don't belong to it.
  static let steppingFunction = "StackPass.step(_:_:recorder:)"

  /// Makes a fresh run and records it after an unrecorded warm-up run, as `CountingPass` does.
  ///
  /// - Throws: `AllocationMeterError`, `AllocationRecorderError` if the stacks don't add up to the
  ///   meter's counts, or an error of `makeRun`.
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
      // Digests the display as a counted frame does, so that the same caches are filled.
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
