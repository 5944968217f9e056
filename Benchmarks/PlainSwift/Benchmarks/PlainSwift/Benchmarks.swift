import Benchmark

// Plain Swift code, measured by its allocations. Counts are equal on every machine and must match
// exactly; times are shown but not gated.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .cpuTotal, .mallocCountTotal, .memoryLeaked],
    scalingFactor: .kilo,
    maxDuration: .milliseconds(300)
  )

  arrayBenchmarks()
  dictionaryBenchmarks()
  stringBenchmarks()
  decodingBenchmarks()
  taskBenchmarks()
  searchBenchmarks()
  referenceBenchmarks()
}
