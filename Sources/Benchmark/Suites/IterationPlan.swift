import UBBuildComparison
import UBRegression
import UBResults
import UBShell

/// The chosen benchmarks of a suite.
@MainActor struct IterationPlan: SuitePlan {
  /// The benchmarks of this part of the run, in the order registered.
  let benchmarks: [Benchmark]
  /// The names of the benchmarks of every part.
  let others: [String]
  /// The request that chose them.
  let request: RunRequest

  /// The benchmarks that the filter lets through.
  ///
  /// A benchmark that vanished is missed by a whole run, and by the first part of a divided one.
  var scope: ComparisonScope {
    let own = Set(benchmarks.map(\.name))
    let others = Set(others).subtracting(own)
    let isFirst = request.shard.map { $0.index == 1 } ?? true
    let filter = request.filter
    return ComparisonScope { identity, _ in
      guard !others.contains(identity.label) else { return false }
      return own.contains(identity.label) || isFirst && filter.matches([identity.label])
    }
  }

  var items: [BuildItem] {
    benchmarks.map { benchmark in
      BuildItem(
        EntryIdentity(label: benchmark.name),
        samplingWords: ComparisonPass.sample.words(benchmark: benchmark.name),
        stackWords: ComparisonPass.allocations.words(benchmark: benchmark.name),
        stackEnvironment: Suite.uncachedAllocation
      )
    }
  }

  /// Runs the benchmarks, one process at a time.
  func run() throws -> StoredResult {
    .iterations(try SuiteRunner.run(self))
  }
}

extension RunRequest {
  /// The metrics to measure of a benchmark, each once.
  func metrics(of configuration: Benchmark.Configuration) -> [BenchmarkMetric] {
    var known: Set<BenchmarkMetric> = []
    return configuration.metrics.filter { metric in
      guard includes(metric), known.insert(metric).inserted else { return false }
      guard usesTime || !metric.metric.isTime else { return false }
      switch purpose {
      case .show: return true
      case .judge, .fit:
        return metric.isJudged(with: configuration.thresholds?[metric])
          || metric == .instructions && countsInstructions
          || metric == .wallClock && purpose == .fit
      }
    }
  }

  private func includes(_ metric: BenchmarkMetric) -> Bool {
    metrics.isEmpty || metrics.contains(metric.key) || metrics.contains(metric.rawDescription)
  }
}
