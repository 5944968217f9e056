extension Benchmark {
  /// A benchmark of code that may fail, which ends it; the parameters are those of code that
  /// can't.
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

  /// A benchmark of code that awaits and may fail, which ends it.
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

// The same four, where what the setup closure returns is handed to each iteration.
extension Benchmark {
  /// A benchmark of code that doesn't await and gets what the setup closure returned.
  @discardableResult
  public convenience init?<SetupResult>(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping (_ benchmark: Benchmark, SetupResult) -> Void,
    setup: @escaping (() async throws -> SetupResult),
    teardown: BenchmarkTeardownHook? = nil
  ) {
    let state = SetupState(setup)
    self.init(
      name,
      configuration: configuration,
      closure: { benchmark in
        guard let result = state.result(for: benchmark) else { return }
        // What it takes to hand the result over is not measured.
        benchmark.startMeasurement()
        closure(benchmark, result)
        benchmark.stopMeasurement()
      },
      teardown: teardown
    )
    self.setup = { [unowned self] in setupState = try await state.prepare() }
  }

  /// A benchmark of code that awaits and gets what the setup closure returned.
  @discardableResult
  public convenience init?<SetupResult>(
    _ name: String,
    configuration: Benchmark.Configuration = Benchmark.defaultConfiguration,
    closure: @escaping (_ benchmark: Benchmark, SetupResult) async -> Void,
    setup: @escaping (() async throws -> SetupResult),
    teardown: BenchmarkTeardownHook? = nil
  ) {
    let state = SetupState(setup)
    self.init(
      name,
      configuration: configuration,
      closure: { benchmark in
        guard let result = state.result(for: benchmark) else { return }
        // What it takes to hand the result over is not measured.
        benchmark.startMeasurement()
        await closure(benchmark, result)
        benchmark.stopMeasurement()
      },
      teardown: teardown
    )
    self.setup = { [unowned self] in setupState = try await state.prepare() }
  }

  /// A benchmark of code that may fail and gets what the setup closure returned.
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
        // What it takes to hand the result over is not measured.
        benchmark.startMeasurement()
        try closure(benchmark, result)
        benchmark.stopMeasurement()
      },
      teardown: teardown
    )
    self.setup = { [unowned self] in setupState = try await state.prepare() }
  }

  /// A benchmark of code that awaits, may fail and gets what the setup closure returned.
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
        // What it takes to hand the result over is not measured.
        benchmark.startMeasurement()
        try await closure(benchmark, result)
        benchmark.stopMeasurement()
      },
      teardown: teardown
    )
    self.setup = { [unowned self] in setupState = try await state.prepare() }
  }
}

/// What a setup closure returned, kept with its type for the iterations.
private final class SetupState<SetupResult> {
  private let make: () async throws -> SetupResult
  private var result: SetupResult?

  init(_ make: @escaping () async throws -> SetupResult) {
    self.make = make
  }

  /// Calls the setup closure and keeps what it returns.
  func prepare() async throws -> SetupResult {
    let made = try await make()
    result = made
    return made
  }

  /// What the setup closure returned; without it the benchmark fails.
  func result(for benchmark: Benchmark) -> SetupResult? {
    if result == nil {
      benchmark.error("the setup closure was not run")
    }
    return result
  }
}
