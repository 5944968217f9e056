import Benchmark

let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput, .cpuTotal, .mallocCountTotal, .memoryLeaked],
    scalingFactor: .kilo
  )
  collectionBenchmarks()
}
