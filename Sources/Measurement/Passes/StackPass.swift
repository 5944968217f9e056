package import UBInstrumentation
package import UBResults

/// Profiles the allocations of a workload's frames, and times nothing.
package enum StackPass {
  /// The short name of the function that steps a frame; its callers are no part of the
  /// frame.
  static let steppingFunction = "StackPass.step(_:_:profiler:)"

  /// Makes a fresh run and profiles it, after one that is not recorded, as `CountingPass` does.
  ///
  /// - Throws: `AllocationMeterError`; `AllocationRecorderError` if the stacks don't add up to the
  ///   meter's totals; the errors of `makeRun`.
  @MainActor package static func report(
    makingRunsWith makeRun: () throws -> any MeasuredRun
  ) throws -> AllocationProfile {
    let profiler = try AllocationProfiler(of: .currentThread, steppedBy: steppingFunction)
    // As before a counted run, the warm-up run is released first.
    step(try makeRun(), with: profiler)
    let run = try makeRun()
    profiler.isRecording = true
    step(run, with: profiler)
    return try profiler.profile(stepCount: run.frameCount)
  }

  @MainActor private static func step(_ run: any MeasuredRun, with profiler: AllocationProfiler) {
    for index in stride(from: 1, through: run.frameCount, by: 1) {
      step(run, index, profiler: profiler)
      // A counted frame is digested too, and the digest fills caches.
      _ = run.displayDigest()
    }
  }

  @MainActor @inline(never) private static func step(
    _ run: any MeasuredRun,
    _ index: Int,
    profiler: AllocationProfiler
  ) {
    profiler.begin()
    run.step(index)
    profiler.end()
  }
}
