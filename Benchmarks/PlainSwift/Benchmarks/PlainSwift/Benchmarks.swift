import Benchmark

// Plain Swift code, measured by what it allocates. Counts are the same on every machine, so that
// they are held exactly; times are shown and not held.
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
