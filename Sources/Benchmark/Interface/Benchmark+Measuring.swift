import UBMeasurement

extension Benchmark {
  /// The name and the tags, which together tell a benchmark from every other of its suite.
  public var name: String {
    get {
      guard !configuration.tags.isEmpty else { return baseName }
      let tags = configuration.tags.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return "\(baseName) (\(tags.joined(separator: ", ")))"
    }
    set { baseName = newValue }
  }

  /// What to iterate over, so that an iteration does as much work as the scaling factor says.
  public var scaledIterations: Range<Int> { 0..<configuration.scalingFactor.rawValue }

  /// Begins to measure here instead of at the start of the iteration.
  public func startMeasurement() {
    isMeasuring = true
    meter?.begin()
    // Last here and first below, as calling the meter retains and releases it.
    if countsReferences { ReferenceMeter.open() }
  }

  /// Ends measuring here instead of at the end of the iteration.
  public func stopMeasurement() {
    guard isMeasuring else { return }
    if countsReferences { ReferenceMeter.close() }
    meter?.end()
    isMeasuring = false
  }

  /// Takes a value of a custom metric; without effect unless the configuration has the metric.
  public func measurement(_ metric: BenchmarkMetric, _ measurement: Int) {
    meter?.record(metric, measurement)
  }

  /// Ends the benchmark as failed; only the first reason is kept.
  public func error(_ description: String) {
    if failureReason == nil {
      failureReason = description
    }
  }

  /// Ends the benchmark as failed for an error that its code threw.
  func fail(_ error: any Error) {
    self.error("threw \(error)")
  }
}

extension Benchmark {
  /// Runs one iteration of code that doesn't await.
  package func iterate(_ closure: BenchmarkClosure) {
    startMeasurement()
    closure(self)
    stopMeasurement()
    currentIteration += 1
  }

  /// Runs one iteration of code that awaits.
  func iterate(_ closure: BenchmarkAsyncClosure) async {
    startMeasurement()
    await closure(self)
    stopMeasurement()
    currentIteration += 1
  }

  /// Measures what it takes to measure an iteration of code that doesn't await.
  func iterateWithoutContent() {
    let empty: BenchmarkClosure = { _ in }
    iterate(empty)
    currentIteration -= 1
  }

  /// Measures what it takes to measure an iteration of code that awaits.
  func iterateWithoutContent() async {
    let empty: BenchmarkAsyncClosure = { _ in }
    await iterate(empty)
    currentIteration -= 1
  }

  /// Runs what comes before the first iteration, from the most general to the most particular.
  package func runSetup() async throws {
    let hooks = [Self.startupHook, Self.setup, configuration.setup, setup]
    for hook in hooks.compactMap(\.self) {
      try await hook()
    }
  }

  /// Runs what comes after the last iteration, in the reverse order.
  package func runTeardown() async throws {
    let hooks = [teardown, configuration.teardown, Self.shutdownHook, Self.teardown]
    for hook in hooks.compactMap(\.self) {
      try await hook()
    }
  }
}
