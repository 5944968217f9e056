/// Steps the frames whose instructions a simulator counts, inside the simulated process.
package enum InstructionPass {
  /// The simulator's pattern for the function that steps the counted frames.
  package static let symbolPattern = "*InstructionPassO11countFrames*"

  /// Steps all frames once as a warm-up, and then again to be counted.
  ///
  /// - Throws: `SamplingError` for a run without frames.
  @MainActor package static func step(_ run: any MeasuredRun) throws(SamplingError) {
    guard run.frameCount > 0 else { throw .noFrames }
    for index in 1...run.frameCount {
      run.step(index)
    }
    countFrames(of: run)
  }

  @MainActor @inline(never) private static func countFrames(of run: any MeasuredRun) {
    for index in 1...run.frameCount {
      run.step(index)
    }
  }
}
