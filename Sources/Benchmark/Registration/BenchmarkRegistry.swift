/// What a suite has registered, and what its benchmarks have in common.
///
/// The interface is made of global variables that hold closures of any isolation, which no lock
/// can make safe to share. Registration happens on one thread before anything is measured, and
/// nothing is changed after it.
package final class BenchmarkRegistry {
  /// The registry of this process.
  package static var shared: BenchmarkRegistry { unsafe stored }
  nonisolated(unsafe) private static let stored = BenchmarkRegistry()

  /// The benchmarks in the order they were made.
  package private(set) var benchmarks: [Benchmark] = []
  /// Names that more than one benchmark has, in order.
  package private(set) var duplicates: [String] = []
  var setup: Benchmark.BenchmarkSetupHook?
  var teardown: Benchmark.BenchmarkTeardownHook?
  var startupHook: Benchmark.BenchmarkSetupHook?
  var shutdownHook: Benchmark.BenchmarkTeardownHook?
  private var changedConfiguration: Benchmark.Configuration?

  /// What configurations are made from.
  var defaultConfiguration: Benchmark.Configuration {
    get { changedConfiguration ?? .initial }
    set { changedConfiguration = newValue }
  }

  /// Adds a benchmark; a second of the same name is kept out and remembered.
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

  /// Forgets everything, as if the process had just started.
  package func reset() {
    benchmarks = []
    duplicates = []
    (setup, teardown, startupHook, shutdownHook) = (nil, nil, nil, nil)
    changedConfiguration = nil
  }
}
