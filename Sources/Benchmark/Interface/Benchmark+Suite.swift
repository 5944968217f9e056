// Settings of a whole suite. The suite sets them while it registers its benchmarks, on one thread,
// before anything runs.
extension Benchmark {
  /// The configuration of benchmarks that state none, and the source of omitted settings.
  public static var defaultConfiguration: Configuration {
    get { BenchmarkRegistry.shared.defaultConfiguration }
    set { BenchmarkRegistry.shared.defaultConfiguration = newValue }
  }

  /// Code that runs in each measuring process before a benchmark's own hooks.
  public static var setup: BenchmarkSetupHook? {
    get { BenchmarkRegistry.shared.setup }
    set { BenchmarkRegistry.shared.setup = newValue }
  }

  /// Code that runs in each measuring process after a benchmark's own hooks.
  public static var teardown: BenchmarkTeardownHook? {
    get { BenchmarkRegistry.shared.teardown }
    set { BenchmarkRegistry.shared.teardown = newValue }
  }

  /// An older kind of hook, which runs before `setup`.
  public static var startupHook: BenchmarkSetupHook? {
    get { BenchmarkRegistry.shared.startupHook }
    set { BenchmarkRegistry.shared.startupHook = newValue }
  }

  /// An older kind of hook, which runs before `teardown`.
  public static var shutdownHook: BenchmarkTeardownHook? {
    get { BenchmarkRegistry.shared.shutdownHook }
    set { BenchmarkRegistry.shared.shutdownHook = newValue }
  }

  /// The registered benchmarks, in order.
  public static var benchmarks: [Benchmark] { BenchmarkRegistry.shared.benchmarks }

  /// Always `false`: the verb `thresholds check` compares with files, not a setting.
  public static var checkAbsoluteThresholds: Bool { false }
}
