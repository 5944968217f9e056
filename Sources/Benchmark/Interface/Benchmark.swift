/// A piece of code that is measured, and how.
///
/// Making one registers it under its name; `benchmarks`, the closure in which a suite does so, runs
/// before anything is measured.
public final class Benchmark {
  /// What is measured.
  public typealias BenchmarkClosure = (_ benchmark: Benchmark) -> Void
  /// What is measured and awaits.
  public typealias BenchmarkAsyncClosure = (_ benchmark: Benchmark) async -> Void
  /// What is measured and may fail.
  public typealias BenchmarkThrowingClosure = (_ benchmark: Benchmark) throws -> Void
  /// What is measured, awaits and may fail.
  public typealias BenchmarkAsyncThrowingClosure = (_ benchmark: Benchmark) async throws -> Void
  /// What runs before a benchmark.
  public typealias BenchmarkSetupHook = () async throws -> Void
  /// What runs after a benchmark.
  public typealias BenchmarkTeardownHook = () async throws -> Void

  /// The name without tags.
  public var baseName: String
  /// How the benchmark is measured.
  public var configuration: Configuration
  /// Why the benchmark failed; `nil` unless it did.
  public var failureReason: String?
  /// The number of the iteration that runs, warm-up included, from zero.
  public var currentIteration = 0
  /// What the setup closure returned; `nil` without one.
  public var setupState: Any?
  /// The suite the benchmark belongs to.
  public var target = ""

  /// What is measured.
  package let body: BenchmarkBody
  var setup: BenchmarkSetupHook?
  let teardown: BenchmarkTeardownHook?
  /// What measures; `nil` while nothing does.
  package var meter: (any IterationMeter)?
  /// Whether the iteration's measurement has begun and not ended.
  var isMeasuring = false
  /// Whether references are counted while something is measured.
  var countsReferences = false

  /// A benchmark of code that doesn't await.
  ///
  /// - Parameters:
  ///   - name: what reports and baselines call it, together with the configuration's tags.
  ///   - configuration: how it is measured; if that says `skip`, the result is `nil`.
  ///   - closure: what is measured, once an iteration.
  ///   - setup: what runs in each measuring process before the first iteration.
  ///   - teardown: what runs after the last.
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

  /// A benchmark of code that awaits; the parameters are those of code that doesn't.
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

/// What a benchmark does in an iteration.
package enum BenchmarkBody {
  case synchronous(Benchmark.BenchmarkClosure)
  case asynchronous(Benchmark.BenchmarkAsyncClosure)
}
