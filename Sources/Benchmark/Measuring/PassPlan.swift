/// How often a process runs a benchmark.
struct PassPlan: Equatable {
  /// What it measures.
  var pass: MeasuringPass
  /// The measured iterations; for times, at most.
  var iterationCount: Int
  /// For times, after how many nanoseconds no further iteration starts.
  var nanosecondsMax: Int
}

extension PassPlan {
  /// The iterations that are counted, and over which memory is read; a second process has to
  /// count the same.
  static let countedIterationsMax = 10
  /// The processes that time, each with an address layout of its own.
  static let launchCount = 3
  /// The samples of one launch.
  static let samplesMax = 10_000

  /// The plan of a pass under a configuration.
  init(_ pass: MeasuringPass, of configuration: Benchmark.Configuration) {
    let iterationsMax = max(configuration.maxIterations, 1)
    self.pass = pass
    switch pass {
    case .count, .usage:
      iterationCount = min(iterationsMax, Self.countedIterationsMax)
      nanosecondsMax = .max
    case .time:
      let share = (iterationsMax - 1) / Self.launchCount + 1
      iterationCount = min(share, Self.samplesMax)
      let components = configuration.maxDuration.components
      let (nanoseconds, isTooMany) = components.seconds.multipliedReportingOverflow(
        by: 1_000_000_000
      )
      let whole = isTooMany ? .max : nanoseconds + components.attoseconds / 1_000_000_000
      nanosecondsMax = Int(whole) / Self.launchCount
    }
  }
}
