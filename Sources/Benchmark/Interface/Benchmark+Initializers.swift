extension Benchmark {
  /// Registers a benchmark of synchronous code that may throw; an error ends it as failed.
  @discardableResult
  public convenience init?(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping BenchmarkThrowingClosure,
    setup: BenchmarkSetupHook? = nil,
    teardown: BenchmarkTeardownHook? = nil
  ) {
    self.init(
      name,
      configuration: configuration,
      closure: { benchmark in
        do {
          try closure(benchmark)
        } catch {
          benchmark.fail(error)
        }
      },
      setup: setup,
      teardown: teardown
    )
  }

  /// Registers a benchmark of asynchronous code that may throw; an error ends it as failed.
  @discardableResult
  public convenience init?(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping BenchmarkAsyncThrowingClosure,
    setup: BenchmarkSetupHook? = nil,
    teardown: BenchmarkTeardownHook? = nil
  ) {
    self.init(
      name,
      configuration: configuration,
      closure: { benchmark in
        do {
          try await closure(benchmark)
        } catch {
          benchmark.fail(error)
        }
      },
      setup: setup,
      teardown: teardown
    )
  }
}

// The same, for code that gets the result of the setup closure in each iteration.
extension Benchmark {
  /// Registers a benchmark of synchronous code that may throw and gets the result of the setup
  /// closure.
  @discardableResult
  public convenience init?<SetupResult>(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping (_ benchmark: Benchmark, SetupResult) throws -> Void,
    setup: @escaping (() async throws -> SetupResult),
    teardown: BenchmarkTeardownHook? = nil
  ) {
    let state = SetupState(setup)
    self.init(
      name,
      configuration: configuration,
      closure: { benchmark in
        guard let result = state.result(for: benchmark) else { return }
        // Handing the result over is not measured.
        benchmark.startMeasurement()
        try closure(benchmark, result)
        benchmark.stopMeasurement()
      },
      teardown: teardown
    )
    self.setup = { [unowned self] in setupState = try await state.prepare() }
  }

  /// Registers a benchmark of asynchronous code that may throw and gets the result of the setup
  /// closure.
  @discardableResult
  public convenience init?<SetupResult>(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping (_ benchmark: Benchmark, SetupResult) async throws -> Void,
    setup: @escaping (() async throws -> SetupResult),
    teardown: BenchmarkTeardownHook? = nil
  ) {
    let state = SetupState(setup)
    self.init(
      name,
      configuration: configuration,
      closure: { benchmark in
        guard let result = state.result(for: benchmark) else { return }
        // Handing the result over is not measured.
        benchmark.startMeasurement()
        try await closure(benchmark, result)
        benchmark.stopMeasurement()
      },
      teardown: teardown
    )
    self.setup = { [unowned self] in setupState = try await state.prepare() }
  }
}

/// The result of a setup closure, kept with its type for the iterations.
private final class SetupState<SetupResult> {
  private let make: () async throws -> SetupResult
  private var result: SetupResult?

  init(_ make: @escaping () async throws -> SetupResult) {
    self.make = make
  }

  /// Calls the setup closure and keeps its result.
  func prepare() async throws -> SetupResult {
    let made = try await make()
    result = made
    return made
  }

  /// The result of the setup closure; without one the benchmark fails.
  func result(for benchmark: Benchmark) -> SetupResult? {
    if result == nil {
      benchmark.error("the setup closure was not run")
    }
    return result
  }
}
