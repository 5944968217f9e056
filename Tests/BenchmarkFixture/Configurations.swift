import Benchmark

/// Every field of a configuration, every unit, scaling factor and threshold.
func configurationShapes() {
  let percentiles = BenchmarkThresholds(
    relative: [.p0: 1, .p25: 2.5, .p50: 5.0, .p75: 10.0, .p90: 15, .p99: 20, .p100: 50],
    absolute: [.p25: .kilo(10), .p50: .milliseconds(170), .p90: .mega(1), .p100: .giga(1)]
  )
  let relative: BenchmarkThresholds.RelativeThresholds = [.p90: 4.0]
  let absolute: BenchmarkThresholds.AbsoluteThresholds = [.p90: 1_100]
  let thresholds: [BenchmarkMetric: BenchmarkThresholds] = [
    .wallClock: .relaxed, .throughput: .strict, .cpuTotal: .default, .cpuUser: .none,
    .mallocCountTotal: .init(relative: relative, absolute: absolute),
    .peakMemoryResident: .init(relative: BenchmarkThresholds.Relative.relaxed),
    .contextSwitches: .init(absolute: BenchmarkThresholds.Absolute.relaxed),
    .memoryLeaked: percentiles,
  ]
  Benchmark(
    "configuration.everything",
    configuration: Benchmark.Configuration(
      metrics: [.wallClock, .mallocCountTotal],
      tags: ["size": "3", "kind": "full"],
      timeUnits: .microseconds,
      units: [.peakMemoryResident: .mega, .mallocCountTotal: .count],
      warmupIterations: 1,
      scalingFactor: .kilo,
      maxDuration: .milliseconds(5),
      maxIterations: .kilo(1),
      skip: false,
      thresholds: thresholds,
      setup: { Hooks.note("unused") },
      teardown: nil
    )
  ) { benchmark in
    for _ in benchmark.scaledIterations {
      blackHole(identity(benchmark.currentIteration))
    }
  }

  var configuration = Benchmark.defaultConfiguration
  configuration.timeUnits = .automatic
  configuration.maxDuration = .seconds(1)
  configuration.maxIterations = Int.max
  configuration.scalingFactor = .one
  configuration.thresholds = nil
  blackHole(configuration)

  let timeUnits: [BenchmarkTimeUnits] = [
    .nanoseconds, .microseconds, .milliseconds, .seconds, .kiloseconds, .megaseconds, .automatic,
  ]
  let units: [BenchmarkUnits] = [.count, .kilo, .mega, .giga, .tera, .peta, .automatic]
  let factors: [BenchmarkScalingFactor] = [.one, .kilo, .mega, .giga, .tera, .peta]
  blackHole((timeUnits, units, factors.map(\.rawValue)))
  blackHole(BenchmarkResult.Percentile.allCases)

  for count in [1, 2, 4] {
    Benchmark("configuration.tags", configuration: .init(tags: ["count": "\(count)"])) { _ in
      for _ in 0..<count {
        Block.make()
      }
    }
  }
}
