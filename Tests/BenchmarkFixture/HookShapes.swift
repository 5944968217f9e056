import Benchmark

private func sharedSetup() {
  Hooks.note("configuration.setup")
}

private func sharedTeardown() async throws {
  Hooks.note("configuration.teardown")
}

/// Every hook a benchmark can have, each of which tells when it runs.
func hookShapes() {
  Benchmark(
    "hooks",
    configuration: .init(
      warmupIterations: 1,
      maxIterations: 2,
      setup: sharedSetup,
      teardown: sharedTeardown
    )
  ) { benchmark in
    Hooks.note("iteration \(benchmark.currentIteration)")
  } setup: {
    Hooks.note("setup")
  } teardown: {
    Hooks.note("teardown")
  }
}
