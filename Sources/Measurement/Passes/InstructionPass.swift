package import UBInstrumentation
/// Steps the frames whose instructions a simulator counts around this process.
package enum InstructionPass {
  /// What the simulator is told to look for: the function that steps the frames that count.
  package static let symbolPattern = "*InstructionPassO11countFrames*"

  /// Steps all frames once, so that first uses are over, and then once more to be counted.
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
