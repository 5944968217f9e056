/// The number of iterations of a measuring process.
package struct PassPlan: Equatable {
  /// The pass to run.
  package var pass: MeasuringPass
  /// The measured iterations; the largest number of them where time is limited.
  package var iterationCount: Int
  /// The nanoseconds after which no further iteration starts.
  package var nanosecondsMax: Int

  package init(pass: MeasuringPass, iterationCount: Int, nanosecondsMax: Int) {
    self.pass = pass
    self.iterationCount = iterationCount
    self.nanosecondsMax = nanosecondsMax
  }
}

extension PassPlan {
  /// The largest number of counted iterations, which is also that of the usage passes.
  static let countedIterationsMax = 10
  /// The largest number of iterations whose instructions are counted, since simulators are slow.
  static let simulatedIterationsMax = 3
  /// The number of timing processes, each with its own address layout.
  static let launchCount = 3
  /// The largest number of samples of a timing process.
  static let samplesMax = 10_000

  /// The plan of a pass for a benchmark with these limits.
  package init(_ pass: MeasuringPass, maxDuration: Duration, maxIterations: Int) {
    let iterationsMax = max(maxIterations, 1)
    self.pass = pass
    switch pass {
    case .count, .usage, .threads, .systemCalls:
      iterationCount = min(iterationsMax, Self.countedIterationsMax)
      nanosecondsMax = .max
    case .instructions:
      iterationCount = min(iterationsMax, Self.simulatedIterationsMax)
      nanosecondsMax = .max
    case .time:
      let share = (iterationsMax - 1) / Self.launchCount + 1
      iterationCount = min(share, Self.samplesMax)
      let components = maxDuration.components
      let (nanoseconds, isTooMany) = components.seconds.multipliedReportingOverflow(
        by: 1_000_000_000
      )
      let whole = isTooMany ? .max : nanoseconds + components.attoseconds / 1_000_000_000
      nanosecondsMax = Int(whole) / Self.launchCount
    }
  }
}
