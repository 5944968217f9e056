/// How often a process runs a benchmark.
package struct PassPlan: Equatable {
  /// What it measures.
  package var pass: MeasuringPass
  /// The measured iterations; for times, at most.
  package var iterationCount: Int
  /// For times, after how many nanoseconds no further iteration starts.
  package var nanosecondsMax: Int

  package init(pass: MeasuringPass, iterationCount: Int, nanosecondsMax: Int) {
    self.pass = pass
    self.iterationCount = iterationCount
    self.nanosecondsMax = nanosecondsMax
  }
}

extension PassPlan {
  /// The iterations that are counted, and over which memory is read; a second process has to
  /// count the same.
  static let countedIterationsMax = 10
  /// The iterations whose instructions are counted, as a simulator takes a hundred times as long.
  static let simulatedIterationsMax = 3
  /// The processes that time, each with an address layout of its own.
  static let launchCount = 3
  /// The samples of one launch.
  static let samplesMax = 10_000

  /// The plan of a pass for a benchmark that may take so long and so many iterations.
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
