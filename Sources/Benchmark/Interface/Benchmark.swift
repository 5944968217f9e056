/// A piece of code to measure and its configuration.
///
/// Creating a benchmark registers it under its name. A suite creates its benchmarks in the closure
/// `benchmarks`, which runs before anything is measured.
public final class Benchmark {
  /// The measured code.
  public typealias BenchmarkClosure = (_ benchmark: Benchmark) -> Void
  /// Measured code that awaits.
  public typealias BenchmarkAsyncClosure = (_ benchmark: Benchmark) async -> Void
  /// Measured code that may throw.
  public typealias BenchmarkThrowingClosure = (_ benchmark: Benchmark) throws -> Void
  /// Measured code that awaits and may throw.
  public typealias BenchmarkAsyncThrowingClosure = (_ benchmark: Benchmark) async throws -> Void
  /// Code that runs before a benchmark.
  public typealias BenchmarkSetupHook = () async throws -> Void
  /// Code that runs after a benchmark.
  public typealias BenchmarkTeardownHook = () async throws -> Void

  /// The name without tags.
  public var baseName: String
  /// The metrics, limits and hooks of the benchmark.
  public var configuration: Configuration
  /// The reason why the benchmark failed; `nil` unless it did.
  public var failureReason: String?
  /// The number of the current iteration, counted from zero with the warm-up included.
  public var currentIteration = 0
  /// The result of the setup closure; `nil` without one.
  public var setupState: Any?
  /// The suite the benchmark belongs to.
  public var target = ""

  /// The measured code.
  package let body: BenchmarkBody
  var setup: BenchmarkSetupHook?
  let teardown: BenchmarkTeardownHook?
  /// The meter of the running measurement; `nil` while nothing is measured.
  package var meter: (any IterationMeter)?
  /// Whether a measurement is running.
  var isMeasuring = false
  /// Whether a measurement counts references.
  var countsReferences = false

  /// Registers a benchmark of synchronous code; returns `nil` if its configuration says `skip`.
  ///
  /// - Parameters:
  ///   - name: the name in reports and baselines, to which the configuration's tags are added.
  ///   - configuration: the metrics, limits and hooks.
  ///   - closure: the measured code, called once an iteration.
  ///   - setup: code that runs in each measuring process before the first iteration.
  ///   - teardown: code that runs in each measuring process after the last iteration.
  @discardableResult
  public init?(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping BenchmarkClosure,
    setup: BenchmarkSetupHook? = nil,
    teardown: BenchmarkTeardownHook? = nil
  ) {
    guard !configuration.skip else { return nil }
    baseName = name
    self.configuration = configuration
    body = .synchronous(closure)
    self.setup = setup
    self.teardown = teardown
    BenchmarkRegistry.shared.add(self)
  }

  /// Registers a benchmark of asynchronous code; see the initializer for synchronous code.
  @discardableResult
  public init?(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping BenchmarkAsyncClosure,
    setup: BenchmarkSetupHook? = nil,
    teardown: BenchmarkTeardownHook? = nil
  ) {
    guard !configuration.skip else { return nil }
    baseName = name
    self.configuration = configuration
    body = .asynchronous(closure)
    self.setup = setup
    self.teardown = teardown
    BenchmarkRegistry.shared.add(self)
  }
}

extension Benchmark: Hashable {
  /// Whether two benchmarks have the same name and tags.
  public static func == (first: Benchmark, second: Benchmark) -> Bool {
    first.name == second.name
  }

  /// Hashes the name and the tags.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

/// The code of an iteration.
package enum BenchmarkBody {
  case synchronous(Benchmark.BenchmarkClosure)
  case asynchronous(Benchmark.BenchmarkAsyncClosure)
}
