import Benchmark

// Older suites have such an extension; the type is the entry point that the plugin writes.
extension BenchmarkRunner {}

// A suite that uses every shape of the interface, with numbers that are known beforehand, and some
// benchmarks that fail in a known way. Tests run it as the real executable.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.mallocCountTotal],
    warmupIterations: 2,
    maxDuration: .milliseconds(20),
    maxIterations: 6
  )
  Benchmark.setup = { Hooks.note("Benchmark.setup") }
  Benchmark.teardown = { Hooks.note("Benchmark.teardown") }
  Benchmark.startupHook = { Hooks.note("Benchmark.startupHook") }
  Benchmark.shutdownHook = { Hooks.note("Benchmark.shutdownHook") }

  initializerShapes()
  configurationShapes()
  metricShapes()
  hookShapes()
  knownCounts()
  knownReferences()
  sweeps()
  if Skew.isSet("faults") {
    faults()
  }
}
