import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Holds a run against the suite's files of thresholds.
enum ThresholdJudgement {
  /// Compares the 90th percentile of each metric with the file's, both ways.
  ///
  /// A benchmark without a file is no pass, nor is a file without a benchmark.
  static func compare(
    _ results: SuiteResults,
    with store: ThresholdStore,
    in scope: SuiteRequest,
    allowsAnyBuild: Bool
  ) -> SuiteComparison {
    var results = results
    var base = SuiteBaseline(of: results, thresholds: SuiteThresholds([:]))
    var found: [Finding] = []
    var unjudged: Set<String> = []
    for (index, figures) in results.benchmarks.enumerated() {
      let name = figures.benchmark
      results.benchmarks[index].metrics = figures.metrics.mapValues(\.atP90)
      do throws(ToolError) {
        guard let values = try store.load(name) else {
          unjudged.insert(name)
          if !figures.metrics.isEmpty {
            let detail = "there is no \(store.path(of: name)); make one with 'thresholds update'"
            found.append(Finding(verdict: .notComparable, benchmark: name, detail: detail))
          }
          continue
        }
        base.entries[name]?.metrics = metrics(values, of: name)
      } catch {
        unjudged.insert(name)
        found.append(
          Finding(verdict: .notComparable, benchmark: name, detail: error.description)
        )
      }
    }
    found += ownerless(in: store, scope) + untimed(in: base, scope)
    let isUnjudged = { (name: String) in unjudged.contains(name) }
    base.entries = base.entries.filter { !isUnjudged($0.key) }
    results.benchmarks = results.benchmarks.filter { !isUnjudged($0.benchmark) }
    return SuiteComparison(
      base: base,
      results: results,
      thresholds: SuiteThresholds(of: BenchmarkRegistry.shared.benchmarks).atP90,
      in: scope,
      on: Clocks.today,
      allowsAnyBuild: allowsAnyBuild,
      kind: .thresholds,
      after: found
    )
  }

  /// The name that files have for a metric, from its `BenchmarkMetric.key`.
  static func name(ofKey key: String) -> String { String(key.trimmingPrefix("custom.")) }

  /// The thresholds of a file by `BenchmarkMetric.key`.
  private static func metrics(
    _ values: [String: Int],
    of benchmark: String
  ) -> [String: BaselineMetric] {
    let registered = BenchmarkRegistry.shared.benchmark(named: benchmark)
    let own = registered?.configuration.metrics ?? []
    let keyed = values.map { name, value in
      let metric = own.first { $0.rawDescription == name } ?? BenchmarkMetric(argument: name)
      let percentiles = PercentileValues(constant: value)
      return (metric?.key ?? name, BaselineMetric(kind: .exact, percentiles: percentiles))
    }
    return Dictionary(keyed) { first, _ in first }
  }

  /// Times in files that are not to be judged.
  private static func untimed(in base: SuiteBaseline, _ scope: SuiteRequest) -> [Finding] {
    guard !scope.usesTime else { return [] }
    let count = base.entries.values.count { entry in
      entry.metrics.keys.contains { BenchmarkMetric.isTime(key: $0) && scope.includes(metric: $0) }
    }
    guard count > 0 else { return [] }
    let files = count == 1 ? "1 file has times" : "\(count) files have times"
    return [Finding(verdict: nil, benchmark: nil, detail: "\(files): --time judges them")]
  }

  /// Files that no benchmark has, where every benchmark is meant.
  private static func ownerless(in store: ThresholdStore, _ scope: SuiteRequest) -> [Finding] {
    let benchmarks = BenchmarkRegistry.shared.benchmarks
    guard benchmarks.allSatisfy({ scope.filter.matches($0.name) }) else { return [] }
    let known = Set(benchmarks.map { store.path(of: $0.name) })
    return store.paths.filter { !known.contains($0) }.map { path in
      Finding(verdict: .notComparable, benchmark: nil, detail: "\(path) is of no benchmark")
    }
  }
}

extension MetricFigures {
  /// The figures with the 90th percentile in place of every other.
  var atP90: MetricFigures {
    var figures = self
    figures.percentiles = PercentileValues(constant: percentiles.p90)
    return figures
  }
}
