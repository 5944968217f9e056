extension Benchmark {
  /// How a benchmark is measured and shown.
  public struct Configuration {
    /// What it is measured by.
    public var metrics: [BenchmarkMetric]
    /// What tells it from benchmarks of the same name; part of its full name.
    public var tags: [String: String]
    /// The unit in which tables show its times.
    public var timeUnits: BenchmarkTimeUnits
    /// The units in which tables show what is not a time.
    public var units: [BenchmarkMetric: BenchmarkUnits]
    /// The iterations before the first that is measured, in each process.
    public var warmupIterations: Int
    /// How many pieces of work an iteration does.
    public var scalingFactor: BenchmarkScalingFactor
    /// How long it is timed, over all processes.
    public var maxDuration: Duration
    /// How many iterations are timed at most, over all processes.
    public var maxIterations: Int
    /// Whether the benchmark is left out.
    public var skip: Bool
    /// By how much metrics may differ from a baseline; `nil` for what each metric's class says.
    public var thresholds: [BenchmarkMetric: BenchmarkThresholds]?
    /// What runs in each measuring process before the benchmark's own setup.
    public var setup: BenchmarkSetupHook?
    /// What runs in each measuring process after the benchmark's own teardown.
    public var teardown: BenchmarkTeardownHook?

    /// A configuration; what isn't given is that of `Benchmark.defaultConfiguration`.
    public init(
      metrics: [BenchmarkMetric] = defaultConfiguration.metrics,
      tags: [String: String] = defaultConfiguration.tags,
      timeUnits: BenchmarkTimeUnits = defaultConfiguration.timeUnits,
      units: [BenchmarkMetric: BenchmarkUnits] = defaultConfiguration.units,
      warmupIterations: Int = defaultConfiguration.warmupIterations,
      scalingFactor: BenchmarkScalingFactor = defaultConfiguration.scalingFactor,
      maxDuration: Duration = defaultConfiguration.maxDuration,
      maxIterations: Int = defaultConfiguration.maxIterations,
      skip: Bool = defaultConfiguration.skip,
      thresholds: [BenchmarkMetric: BenchmarkThresholds]? = defaultConfiguration.thresholds,
      setup: BenchmarkSetupHook? = nil,
      teardown: BenchmarkTeardownHook? = nil
    ) {
      self.metrics = metrics
      self.tags = tags
      self.timeUnits = timeUnits
      self.units = units
      self.warmupIterations = warmupIterations
      self.scalingFactor = scalingFactor
      self.maxDuration = maxDuration
      self.maxIterations = maxIterations
      self.skip = skip
      self.thresholds = thresholds
      self.setup = setup
      self.teardown = teardown
    }
  }
}

extension Benchmark.Configuration {
  /// What every suite starts with.
  static var initial: Benchmark.Configuration {
    Benchmark.Configuration(
      metrics: BenchmarkMetric.default,
      tags: [:],
      timeUnits: .automatic,
      units: [:],
      warmupIterations: 1,
      scalingFactor: .one,
      maxDuration: .seconds(1),
      maxIterations: 10_000,
      skip: false,
      thresholds: nil
    )
  }
}
