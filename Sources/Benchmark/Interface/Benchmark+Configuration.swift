extension Benchmark {
  /// The settings by which a benchmark is measured and shown.
  public struct Configuration {
    /// The metrics to measure.
    public var metrics: [BenchmarkMetric]
    /// Names and values that tell it from benchmarks of the same name; part of the full name.
    public var tags: [String: String]
    /// The unit of times in tables.
    public var timeUnits: BenchmarkTimeUnits
    /// The units of counts and amounts in tables.
    public var units: [BenchmarkMetric: BenchmarkUnits]
    /// The iterations before the first measured one, in each process.
    public var warmupIterations: Int
    /// The pieces of work in an iteration.
    public var scalingFactor: BenchmarkScalingFactor
    /// The longest time that timing may take, over all processes.
    public var maxDuration: Duration
    /// The largest number of timed iterations, over all processes.
    public var maxIterations: Int
    /// Whether the benchmark is left out of the suite.
    public var skip: Bool
    /// The allowed differences from a baseline; `nil` for the rules of each metric's class.
    public var thresholds: [BenchmarkMetric: BenchmarkThresholds]?
    /// Code that runs in each measuring process before the benchmark's own setup.
    public var setup: BenchmarkSetupHook?
    /// Code that runs in each measuring process after the benchmark's own teardown.
    public var teardown: BenchmarkTeardownHook?

    /// Creates a configuration; omitted settings are those of `Benchmark.defaultConfiguration`.
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
  /// The default configuration of a suite that sets none.
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
