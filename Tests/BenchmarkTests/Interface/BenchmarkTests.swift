import Benchmark
import Testing

/// What registering does; the registry is one for the process, so these run one after another.
@Suite(.serialized) struct BenchmarkTests {
  init() {
    BenchmarkRegistry.shared.reset()
  }

  @Test func benchmarksAreRegisteredInOrder() {
    Benchmark("second") { _ in }
    Benchmark("first", configuration: .init(tags: ["b": "2", "a": "1"])) { _ in }
    Benchmark("third") { _, _ in
    } setup: {
      7
    }
    Benchmark("left out", configuration: .init(skip: true)) { _ in }
    #expect(Benchmark.benchmarks.map(\.name) == ["second", "first (a: 1, b: 2)", "third"])
    #expect(BenchmarkRegistry.shared.duplicates == [])
  }

  @Test func aSecondBenchmarkOfANameIsRemembered() {
    let first = Benchmark("twice") { _ in }
    Benchmark("twice", configuration: .init(tags: ["size": "2"])) { _ in }
    Benchmark("twice") { _ async in }
    #expect(Benchmark.benchmarks.count == 2)
    #expect(Benchmark.benchmarks.first === first)
    #expect(BenchmarkRegistry.shared.duplicates == ["twice"])
  }

  @Test func configurationsStartFromTheDefaultOne() {
    let initial = Benchmark.defaultConfiguration
    #expect(initial.metrics == BenchmarkMetric.default)
    #expect(initial.warmupIterations == 1)
    #expect(initial.scalingFactor == .one)
    #expect(initial.maxDuration == .seconds(1))
    #expect(initial.maxIterations == 10_000)
    #expect(initial.timeUnits == .automatic)
    #expect(initial.thresholds == nil)

    Benchmark.defaultConfiguration = .init(metrics: [.wallClock], warmupIterations: 3)
    Benchmark.defaultConfiguration.maxIterations = 4
    let benchmark = Benchmark("own", configuration: .init(scalingFactor: .kilo)) { _ in }
    #expect(benchmark?.configuration.metrics == [.wallClock])
    #expect(benchmark?.configuration.warmupIterations == 3)
    #expect(benchmark?.configuration.maxIterations == 4)
    #expect(benchmark?.scaledIterations == 0..<1_000)
    #expect(Benchmark("default") { _ in }?.configuration.metrics == [.wallClock])
  }

  @Test func hooksRunFromGeneralToParticularAndBack() async throws {
    var calls: [String] = []
    Benchmark.startupHook = { calls.append("startupHook") }
    Benchmark.setup = { calls.append("setup of all") }
    Benchmark.teardown = { calls.append("teardown of all") }
    Benchmark.shutdownHook = { calls.append("shutdownHook") }
    let configuration = Benchmark.Configuration(
      setup: { calls.append("setup of some") },
      teardown: { calls.append("teardown of some") }
    )
    let benchmark = try #require(
      Benchmark("hooks", configuration: configuration) { _ in
      } setup: {
        calls.append("setup")
      } teardown: {
        calls.append("teardown")
      }
    )
    try await benchmark.runSetup()
    try await benchmark.runTeardown()
    #expect(
      calls == [
        "startupHook", "setup of all", "setup of some", "setup",
        "teardown", "teardown of some", "shutdownHook", "teardown of all",
      ]
    )
  }

  @Test func whatTheSetupClosureReturnsIsHandedOver() async throws {
    var received: [[Int]] = []
    let benchmark = try #require(
      Benchmark("state") { _, numbers in
        received.append(numbers)
      } setup: {
        [1, 2]
      }
    )
    try iterate(benchmark)
    #expect(benchmark.failureReason == "the setup closure was not run")
    benchmark.failureReason = nil
    try await benchmark.runSetup()
    try iterate(benchmark)
    #expect(received == [[1, 2]])
    #expect(benchmark.setupState as? [Int] == [1, 2])
    #expect(benchmark.failureReason == nil)
  }

  @Test func anErrorFailsTheBenchmarkAndTheFirstReasonStays() throws {
    struct Broken: Error {}
    let benchmark = try #require(
      Benchmark("broken") { benchmark in
        if benchmark.currentIteration == 0 { throw Broken() }
        benchmark.error("later")
      }
    )
    try iterate(benchmark)
    try iterate(benchmark)
    #expect(benchmark.failureReason == "threw Broken()")
    #expect(benchmark.currentIteration == 2)
  }

  @Test func measurementCoversTheIterationUnlessTheBenchmarkSaysWhere() throws {
    #expect(try calls { _ in } == ["begin", "end"])
    #expect(
      try calls { $0.measurement(.custom("nodes"), 3) } == ["begin", "nodes 3", "end"]
    )
    #expect(try calls { $0.startMeasurement() } == ["begin", "begin", "end"])
    #expect(try calls { $0.stopMeasurement() } == ["begin", "end"])
    #expect(
      try calls { benchmark in
        benchmark.startMeasurement()
        benchmark.stopMeasurement()
        benchmark.stopMeasurement()
        benchmark.startMeasurement()
      } == ["begin", "begin", "end", "begin", "end"]
    )
  }

  /// What a meter is told in one iteration.
  private func calls(_ closure: @escaping Benchmark.BenchmarkClosure) throws -> [String] {
    BenchmarkRegistry.shared.reset()
    let benchmark = try #require(Benchmark("measured", closure: closure))
    let meter = RecordingMeter()
    benchmark.meter = meter
    try iterate(benchmark)
    return meter.calls
  }

  private func iterate(_ benchmark: Benchmark) throws {
    guard case .synchronous(let closure) = benchmark.body else {
      throw CancellationError()
    }
    benchmark.iterate(closure)
  }
}
