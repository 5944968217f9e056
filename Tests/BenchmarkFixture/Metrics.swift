import Benchmark

/// A compact way to name custom metrics.
private enum CustomMetrics {
  static var even: BenchmarkMetric { .custom("even") }
  static var larger: BenchmarkMetric {
    .custom("larger is better", polarity: .prefersLarger, useScalingFactor: true)
  }
  static let unscaled = BenchmarkMetric.custom("unscaled", useScalingFactor: false)
}

/// Every metric, every set of metrics, and sums of them.
func metricShapes() {
  Benchmark("metrics.all", configuration: .init(metrics: .all)) { _ in
    Block.make()
  }
  let sets: [[BenchmarkMetric]] = [
    .microbenchmark, .default, .extended, .memory, .arc, .system, .disk, .all,
    BenchmarkMetric.microbenchmark, BenchmarkMetric.default, BenchmarkMetric.extended,
    BenchmarkMetric.memory, BenchmarkMetric.arc, BenchmarkMetric.system, BenchmarkMetric.disk,
    BenchmarkMetric.all,
  ]
  blackHole(sets)
  let each: [BenchmarkMetric] = [
    .cpuUser, .cpuSystem, .cpuTotal, .wallClock, .throughput, .peakMemoryResident,
    .peakMemoryResidentDelta, .peakMemoryVirtual, .mallocCountSmall, .mallocCountLarge,
    .mallocCountTotal, .allocatedResidentMemory, .memoryLeaked, .syscalls, .contextSwitches,
    .threads, .threadsRunning, .readSyscalls, .writeSyscalls, .readBytesLogical,
    .writeBytesLogical, .readBytesPhysical, .writeBytesPhysical, .instructions,
    .objectAllocCount, .retainCount, .releaseCount, .retainReleaseDelta,
  ]
  precondition(Set(each) == Set(BenchmarkMetric.all), "A metric is missing in the set of all.")

  Benchmark(
    "metrics.custom",
    configuration: .init(
      metrics: BenchmarkMetric.microbenchmark + [
        CustomMetrics.even, CustomMetrics.larger, CustomMetrics.unscaled,
      ],
      scalingFactor: .kilo
    )
  ) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(0)
    }
    benchmark.measurement(CustomMetrics.even, 2 * benchmark.currentIteration)
    benchmark.measurement(CustomMetrics.larger, 5_000 - Skew.amount("larger"))
    benchmark.measurement(CustomMetrics.unscaled, -3)
    benchmark.measurement(.custom("not asked for"), 1)
  }
}
