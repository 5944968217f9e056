// What a whole suite has in common. All of it is set while the suite registers its benchmarks, on
// one thread, before anything runs.
extension Benchmark {
  /// What configurations are made from; a benchmark without one has this.
  public static var defaultConfiguration: Configuration {
    get { BenchmarkRegistry.shared.defaultConfiguration }
    set { BenchmarkRegistry.shared.defaultConfiguration = newValue }
  }

  /// What runs in each measuring process before everything else of a benchmark.
  public static var setup: BenchmarkSetupHook? {
    get { BenchmarkRegistry.shared.setup }
    set { BenchmarkRegistry.shared.setup = newValue }
  }

  /// What runs in each measuring process after everything else of a benchmark.
  public static var teardown: BenchmarkTeardownHook? {
    get { BenchmarkRegistry.shared.teardown }
    set { BenchmarkRegistry.shared.teardown = newValue }
  }

  /// The older name for a hook that runs before `setup`.
  public static var startupHook: BenchmarkSetupHook? {
    get { BenchmarkRegistry.shared.startupHook }
    set { BenchmarkRegistry.shared.startupHook = newValue }
  }

  /// The older name for a hook that runs before `teardown`.
  public static var shutdownHook: BenchmarkTeardownHook? {
    get { BenchmarkRegistry.shared.shutdownHook }
    set { BenchmarkRegistry.shared.shutdownHook = newValue }
  }

  /// The benchmarks registered so far, in order.
  public static var benchmarks: [Benchmark] { BenchmarkRegistry.shared.benchmarks }

  /// Whether numbers are held against thresholds in files; never, as baselines hold them.
  public static var checkAbsoluteThresholds: Bool { false }
}
