package import UBInstrumentation

/// Steps the frames whose instructions a simulator counts around this process.
package enum InstructionPass {
  /// The frames of a run that are counted, after frame 0; later ones repeat their kinds of work.
  package static let frameCountMax = 24

  /// Shows frame 0 and steps the first frames of several runs, each in a window of its own.
  ///
  /// Each run is made and stepped once before, so that first uses are over. All of that happens
  /// before counting starts: the simulator translates the code once, and is slow only in frames
  /// that count.
  ///
  /// - Throws: `SamplingError` for a run without frames, or an error of its maker.
  @MainActor package static func step(
    _ makers: [() throws -> any MeasuredRun]
  ) throws {
    var runs: [(run: any MeasuredRun, frameCount: Int)] = []
    for makeRun in makers {
      let warmUp = try makeRun()
      warmUp.showFirst()
      let frameCount = min(warmUp.frameCount, frameCountMax)
      guard frameCount > 0 else { throw SamplingError.noFrames }
      for index in 1...frameCount { warmUp.step(index) }
      runs.append((try makeRun(), frameCount))
    }
    InstructionWindow.startCounting()
    for (run, frameCount) in runs {
      InstructionWindow.open()
      run.showFirst()
      InstructionWindow.close()
      InstructionWindow.open()
      for index in 1...frameCount { run.step(index) }
      InstructionWindow.close()
    }
    InstructionWindow.stopCounting()
  }
}
