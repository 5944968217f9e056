import Benchmark

private struct FixtureError: Error {}

private func mayThrow() throws {
  if Skew.isSet("throw") { throw FixtureError() }
}

private func pause() async {
  await Task.yield()
}

/// Each initializer, with and without configuration, setup and teardown.
func initializerShapes() {
  Benchmark("init.sync") { _ in }
  Benchmark("init.sync.setup") { _ in
  } setup: {
  }
  Benchmark("init.sync.teardown") { _ in
  } teardown: {
  }
  Benchmark("init.sync.both", configuration: .init(metrics: [.mallocCountTotal])) { benchmark in
    for iteration in benchmark.scaledIterations {
      blackHole(iteration)
    }
  } setup: {
    await pause()
  } teardown: {
    try mayThrow()
  }
  Benchmark("init.throwing") { _ in
    try mayThrow()
  }
  Benchmark("init.async") { _ in
    await pause()
  }
  Benchmark("init.async.throwing") { benchmark in
    await pause()
    try mayThrow()
    blackHole(benchmark.currentIteration)
  }
  setupResultShapes()

  let named = Benchmark("init.kept", closure: { benchmark in blackHole(benchmark.name) })
  blackHole(named?.configuration.metrics)
  let skipped = Benchmark("init.skipped", configuration: .init(skip: true)) { _ in }
  precondition(skipped == nil, "A skipped benchmark is none.")
}

/// Each initializer whose closure gets what the setup closure returned.
private func setupResultShapes() {
  Benchmark("setup.sync") { benchmark, numbers in
    for _ in benchmark.scaledIterations {
      blackHole(numbers.reduce(0, +))
    }
  } setup: {
    [1, 2, 3]
  }
  Benchmark("setup.throwing") { _, text in
    try mayThrow()
    blackHole(text)
  } setup: { () -> String in
    try mayThrow()
    return "text"
  }
  Benchmark("setup.async") { _, pair in
    await pause()
    blackHole(pair)
  } setup: { () async -> (Int, String) in
    await pause()
    return (1, "one")
  }
  Benchmark("setup.async.throwing") { _, optional in
    await pause()
    try mayThrow()
    blackHole(optional)
  } setup: { () async throws -> Int? in
    await pause()
    return nil
  } teardown: {
    await pause()
  }
  Benchmark("setup.state", configuration: .init(metrics: [.custom("state")])) { benchmark, _ in
    benchmark.measurement(.custom("state"), (benchmark.setupState as? [Int])?.count ?? -1)
  } setup: {
    [4, 5]
  }
}
