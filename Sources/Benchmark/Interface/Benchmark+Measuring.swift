import UBMeasurement

extension Benchmark {
  /// The name with the tags, which is unique in the suite.
  public var name: String {
    get { Self.name(baseName, tags: configuration.tags) }
    set { baseName = newValue }
  }

  /// A name followed by tags in parentheses, if there are any.
  static func name(_ baseName: String, tags: [String: String]) -> String {
    guard !tags.isEmpty else { return baseName }
    let list = tags.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(baseName) (\(list.joined(separator: ", ")))"
  }

  /// The range to loop over so that an iteration does as much work as the scaling factor says.
  public var scaledIterations: Range<Int> { 0..<configuration.scalingFactor.rawValue }

  /// Starts the measurement here instead of at the start of the iteration.
  public func startMeasurement() {
    isMeasuring = true
    meter?.begin()
    // Last here and first below, since calling the meter retains and releases it.
    if countsReferences { ReferenceMeter.open() }
  }

  /// Stops the measurement here instead of at the end of the iteration.
  public func stopMeasurement() {
    guard isMeasuring else { return }
    if countsReferences { ReferenceMeter.close() }
    meter?.end()
    isMeasuring = false
  }

  /// Records a value of a custom metric, if the configuration has that metric.
  public func measurement(_ metric: BenchmarkMetric, _ measurement: Int) {
    meter?.record(metric, measurement)
  }

  /// Ends the benchmark as failed; the first reason is kept.
  public func error(_ description: String) {
    if failureReason == nil {
      failureReason = description
    }
  }

  /// Ends the benchmark as failed with an error that its code threw.
  func fail(_ error: any Error) {
    self.error("threw \(error)")
  }
}

extension Benchmark {
  /// Runs one iteration of synchronous code.
  package func iterate(_ closure: BenchmarkClosure) {
    startMeasurement()
    closure(self)
    stopMeasurement()
    currentIteration += 1
  }

  /// Runs one iteration of asynchronous code.
  func iterate(_ closure: BenchmarkAsyncClosure) async {
    startMeasurement()
    await closure(self)
    stopMeasurement()
    currentIteration += 1
  }

  /// Measures the overhead of measuring an iteration of synchronous code.
  func iterateWithoutContent() {
    let empty: BenchmarkClosure = { _ in }
    iterate(empty)
    currentIteration -= 1
  }

  /// Measures the overhead of measuring an iteration of asynchronous code.
  func iterateWithoutContent() async {
    let empty: BenchmarkAsyncClosure = { _ in }
    await iterate(empty)
    currentIteration -= 1
  }

  /// Runs the hooks before the first iteration, the suite's first and the benchmark's last.
  package func runSetup() async throws {
    let hooks = [Self.startupHook, Self.setup, configuration.setup, setup]
    for hook in hooks.compactMap(\.self) {
      try await hook()
    }
  }

  /// Runs the hooks after the last iteration, in the reverse order.
  package func runTeardown() async throws {
    let hooks = [teardown, configuration.teardown, Self.shutdownHook, Self.teardown]
    for hook in hooks.compactMap(\.self) {
      try await hook()
    }
  }
}
