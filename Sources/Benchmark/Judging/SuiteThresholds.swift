/// The thresholds that the benchmarks of a suite set.
struct SuiteThresholds {
  private let thresholds: [String: [String: BenchmarkThresholds]]

  /// The thresholds of each benchmark, by its name and by `BenchmarkMetric.key`.
  init(_ thresholds: [String: [String: BenchmarkThresholds]]) {
    self.thresholds = thresholds
  }

  /// The thresholds that some benchmarks' configurations hold.
  init(of benchmarks: [Benchmark]) {
    var all: [String: [String: BenchmarkThresholds]] = [:]
    for benchmark in benchmarks {
      for (metric, own) in benchmark.configuration.thresholds ?? [:] {
        all[benchmark.name, default: [:]][metric.key] = own
      }
    }
    self.init(all)
  }

  /// The thresholds of a benchmark's metric; `nil` for what its class says.
  subscript(benchmark: String, key: String) -> BenchmarkThresholds? {
    thresholds[benchmark]?[key]
  }
}
