package import UBInstrumentation
package import UBResults

/// Times every frame of a workload, without counting.
package enum TimingPass {
  /// Makes fresh runs and times a number of them on one processor, after an unrecorded warm-up run;
  /// their solvers must read `Clocks.monotonic`.
  ///
  /// - Throws: an error of `makeRun`.
  @MainActor package static func report(
    repetitions: Int,
    makingRunsWith makeRun: () throws -> any MeasuredRun
  ) throws -> TimingReport {
    let processor = ProcessorAffinity.pinToLastProcessor()
    var warmUp = TimeSamples()
    time(try makeRun(), into: &warmUp)
    var samples = TimeSamples()
    for _ in 0..<repetitions {
      time(try makeRun(), into: &samples)
    }
    return TimingReport(processor: processor, samples: samples)
  }

  @MainActor private static func time(_ run: any MeasuredRun, into samples: inout TimeSamples) {
    let frameCount = run.frameCount
    var frame = [UInt64](repeating: 0, count: frameCount)
    var cpu = frame
    var solver = frame
    for index in frame.indices {
      let solverBefore = run.solverTime
      let cpuBefore = Clocks.threadTime()
      let frameBefore = Clocks.monotonic()
      run.step(index + 1)
      let frameAfter = Clocks.monotonic()
      let cpuAfter = Clocks.threadTime()
      frame[index] = frameAfter - frameBefore
      cpu[index] = cpuAfter - cpuBefore
      solver[index] = run.solverTime - solverBefore
    }
    samples.frame.append(frame)
    samples.cpu.append(cpu)
    samples.solver.append(solver)
  }
}
