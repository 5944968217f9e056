/// The registered benchmarks of a suite and their common settings.
///
/// The interface has global variables that hold closures of any isolation, and no lock can make
/// these safe to share. A suite registers on one thread before anything is measured, and nothing
/// changes afterwards.
package final class BenchmarkRegistry {
  /// The registry of this process.
  package static var shared: BenchmarkRegistry { unsafe stored }
  nonisolated(unsafe) private static let stored = BenchmarkRegistry()

  /// The benchmarks in the order of their registration.
  package private(set) var benchmarks: [Benchmark] = []
  /// The names that more than one benchmark has, in order.
  package private(set) var duplicates: [String] = []
  var setup: Benchmark.BenchmarkSetupHook?
  var teardown: Benchmark.BenchmarkTeardownHook?
  var startupHook: Benchmark.BenchmarkSetupHook?
  var shutdownHook: Benchmark.BenchmarkTeardownHook?
  private var changedConfiguration: Benchmark.Configuration?

  /// The source of settings that a configuration omits.
  var defaultConfiguration: Benchmark.Configuration {
    get { changedConfiguration ?? .initial }
    set { changedConfiguration = newValue }
  }

  /// Adds a benchmark, or notes its name if another benchmark has it already.
  func add(_ benchmark: Benchmark) {
    guard !benchmarks.contains(benchmark) else {
      duplicates.append(benchmark.name)
      return
    }
    benchmarks.append(benchmark)
  }

  /// The benchmark of a name.
  func benchmark(named name: String) -> Benchmark? {
    benchmarks.first { $0.name == name }
  }

  /// Removes all benchmarks and settings.
  package func reset() {
    benchmarks = []
    duplicates = []
    (setup, teardown, startupHook, shutdownHook) = (nil, nil, nil, nil)
    changedConfiguration = nil
  }
}
