package import UBRegression
package import UBReports
package import UBResults
package import UBShell
import UBCommandLineSupport

/// The suite of plain Swift of this executable, as the shell's verbs use it.
@MainActor package struct IterationSuite: MeasurableSuite {
  /// The registered benchmarks.
  let benchmarks: [Benchmark]

  /// The suite of all registered benchmarks.
  package init() {
    benchmarks = BenchmarkRegistry.shared.benchmarks
  }

  /// The executable's name.
  package var name: String { Suite.name }
  /// The purpose in one line.
  package var summary: String { "The benchmarks of \(Suite.name)." }
  /// Thresholds.
  package var features: SuiteFeatures { [.thresholds] }

  /// The standard metrics and the benchmarks' own.
  package var metrics: [String: Metric] {
    let all = BenchmarkMetric.known + benchmarks.flatMap(\.configuration.metrics)
    return Dictionary(all.map { ($0.key, $0.metric) }) { first, _ in first }
  }

  /// The thresholds of the benchmarks' configurations.
  package var thresholds: [String: [String: Thresholds]] {
    var thresholds: [String: [String: Thresholds]] = [:]
    for benchmark in benchmarks {
      for (metric, own) in benchmark.configuration.thresholds ?? [:] {
        thresholds[benchmark.name, default: [:]][metric.key] = Thresholds(own)
      }
    }
    return thresholds
  }

  /// The metrics that are neither counts nor instructions.
  package var metricsNeedingThresholds: Set<String> {
    Set(BenchmarkMetric.known.filter { !$0.isCounted && $0 != .instructions }.map(\.key))
  }

  /// The names of metrics and the units that configurations choose.
  package var tableStyle: TableStyle {
    var style = TableStyle()
    for metric in BenchmarkMetric.known {
      style.names[metric.key] = metric.description
    }
    for benchmark in benchmarks {
      style.units[benchmark.name] = TableUnits(of: benchmark.configuration)
    }
    return style
  }

  /// A block for each benchmark, with its metrics.
  package func listing() -> [ListedBenchmark] {
    let instructions = InstructionSource(simulating: false)
    return benchmarks.map { benchmark in
      let metrics = benchmark.configuration.metrics
      func obstacle(_ metric: BenchmarkMetric) -> String? {
        Availability.reason(against: metric, countingInstructionsBy: instructions)
      }
      let possible = metrics.filter { obstacle($0) == nil }.map(\.rawDescription)
      let impossible = metrics.compactMap { metric in
        obstacle(metric).map { "not available: \(metric.rawDescription): \($0)" }
      }
      return ListedBenchmark(
        names: [benchmark.name],
        title: benchmark.name,
        lines: ["metrics: \(possible.joined(separator: ", "))"] + impossible
      )
    }
  }

  /// The names of the benchmarks, with tags.
  package func entryNames() -> [String] { benchmarks.map(\.name) }

  /// The plan for the benchmarks that the request's filter lets through.
  package func plan(_ request: RunRequest) throws -> any SuitePlan {
    let chosen = try chosen(by: request)
    return IterationPlan(
      benchmarks: try request.part(of: chosen),
      others: chosen.map(\.name),
      request: request
    )
  }

  /// The benchmarks that a filter lets through.
  ///
  /// - Throws: `UsageError` for an unknown metric or a filter that nothing matches.
  private func chosen(by request: RunRequest) throws -> [Benchmark] {
    guard !benchmarks.isEmpty else { throw ToolError.failed("the suite registers no benchmarks") }
    let own = benchmarks.flatMap(\.configuration.metrics).map(\.rawDescription)
    let names = Set(metrics.keys).union(own)
    for metric in request.metrics where !names.contains(metric) {
      throw UsageError.unknownName(kind: "metric", name: metric, known: names.sorted())
    }
    try request.filter.refuseUnmatched(among: benchmarks.map { [$0.name] }, ofSuite: name)
    let chosen = benchmarks.filter { request.filter.matches([$0.name]) }
    guard !chosen.isEmpty else {
      throw UsageError.noMatch(
        filter: request.filter.description,
        suite: name,
        known: benchmarks.map(\.name)
      )
    }
    return chosen
  }
}

// MARK: - Sweeps

extension IterationSuite {
  /// The groups of benchmarks that differ only in one numeric tag, if there are enough of them.
  package func sweeps(_ request: SweepRequest) throws -> [Sweep] {
    let chosen = try chosen(by: request.run)
    let tags = Set(chosen.flatMap(\.configuration.tags.keys))
    if let tag = request.parameter, !tags.contains(tag) {
      throw UsageError.unknownName(kind: "tag", name: tag, known: tags.sorted())
    }
    let sweeps = groups(of: chosen, over: request.parameter.map { [$0] } ?? tags)
      .compactMap { $0.sweep(request) }
    guard !sweeps.isEmpty else {
      throw ToolError.failed(
        """
        found no sweeps; expected \(ScalingFit.sizesMin) or more benchmarks of one name whose tags \
        differ only in one number, such as ["size": "1000"]
        """
      )
    }
    return sweeps.sorted { $0.name < $1.name }
  }

  private func groups(of benchmarks: [Benchmark], over tags: Set<String>) -> [SweepGroup] {
    var groups: [String: SweepGroup] = [:]
    for benchmark in benchmarks {
      for (tag, value) in benchmark.configuration.tags where tags.contains(tag) {
        guard let size = Int(value), size > 0, String(size) == value else { continue }
        let others = benchmark.configuration.tags.filter { $0.key != tag }
        let name = "\(Benchmark.name(benchmark.baseName, tags: others)) over \(tag)"
        groups[name, default: SweepGroup(name: name, tag: tag)].members[size] = benchmark
      }
    }
    return Array(groups.values)
  }
}

/// The benchmarks that differ only in one numeric tag.
private struct SweepGroup {
  let name: String
  let tag: String
  var members: [Int: Benchmark] = [:]

  /// The group as a sweep over the requested sizes; `nil` if it lacks one of them, or has too few.
  @MainActor func sweep(_ request: SweepRequest) -> Sweep? {
    let sizes = request.sizes ?? members.keys.sorted()
    let benchmarks = sizes.compactMap { members[$0] }
    guard benchmarks.count == sizes.count, sizes.count >= ScalingFit.sizesMin else { return nil }
    return Sweep(
      name: name,
      parameter: tag,
      sizes: sizes,
      plan: IterationPlan(benchmarks: benchmarks, others: [], request: request.run)
    )
  }
}
