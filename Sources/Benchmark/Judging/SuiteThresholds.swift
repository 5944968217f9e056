import UBRegression

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

  /// What is allowed at the 90th percentile, where that is all there is to compare with.
  var atP90: SuiteThresholds {
    SuiteThresholds(thresholds.mapValues { $0.mapValues(\.atP90) })
  }

  /// The metrics of a benchmark that have thresholds.
  func keys(of benchmark: String) -> [String] {
    (thresholds[benchmark] ?? [:]).filter { !$0.value.isEmpty }.keys.sorted()
  }

  /// What has thresholds and is not judged, by metric and reason; nothing is passed over silently.
  ///
  /// What can't be measured here is left out: there it is the benchmark that can't be compared.
  func unjudged(in results: SuiteResults, of request: SuiteRequest) -> [Finding] {
    var counts: [String: Int] = [:]
    for figures in results.benchmarks {
      for (key, own) in thresholds[figures.benchmark] ?? [:]
      where request.includes(metric: key) && figures.metrics[key] == nil {
        guard !own.isEmpty, figures.unavailable[key] == nil else { continue }
        counts["\(key): \(reason(for: key, request))", default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { what, count in
      let benchmarks = count == 1 ? "1 benchmark has" : "\(count) benchmarks have"
      return Finding(
        verdict: nil,
        benchmark: nil,
        detail: "\(benchmarks) thresholds for \(what)"
      )
    }
  }

  private func reason(for key: String, _ request: SuiteRequest) -> String {
    BenchmarkMetric.isTime(key: key) && !request.usesTime
      ? "--time judges times, on the machine of the baseline"
      : "it is not among the benchmark's metrics"
  }
}
