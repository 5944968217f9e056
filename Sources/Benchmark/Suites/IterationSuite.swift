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
  /// Always shown in lists.
  package var isHidden: Bool { false }
  /// Suites of plain Swift have thresholds.
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
    guard !benchmarks.isEmpty else { throw ToolError.failed("the suite registers no benchmarks") }
    let chosen = benchmarks.filter { request.filter.matches([$0.name]) }
    guard !chosen.isEmpty else {
      throw UsageError.noMatch(
        filter: request.filter.description,
        suite: name,
        known: benchmarks.map(\.name)
      )
    }
    return IterationPlan(
      benchmarks: try request.part(of: chosen),
      others: chosen.map(\.name),
      request: request
    )
  }
}

// MARK: - Sweeps

extension IterationSuite {
  /// The groups of benchmarks that differ only in one numeric tag, if there are enough of them.
  package func sweeps(_ request: SweepRequest) throws -> [Sweep] {
    var groups: [String: (tag: String, members: [(size: Int, benchmark: Benchmark)])] = [:]
    for benchmark in benchmarks where request.run.filter.matches([benchmark.name]) {
      for (tag, value) in benchmark.configuration.tags {
        guard request.parameter == nil || request.parameter == tag, let size = Int(value) else {
          continue
        }
        guard request.sizes?.contains(size) ?? true else { continue }
        let others = benchmark.configuration.tags.filter { $0.key != tag }
        let label = EntryIdentity.label(
          benchmark: benchmark.baseName,
          changed: others.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
        )
        groups["\(label) over \(tag)", default: (tag, [])].members.append((size, benchmark))
      }
    }
    let sweeps = groups.filter { $0.value.members.count >= ScalingFit.sizesMin }
      .sorted { $0.key < $1.key }
    guard !sweeps.isEmpty else {
      throw ToolError.failed(
        """
        found no sweeps; expected \(ScalingFit.sizesMin) or more benchmarks of one name whose tags \
        differ only in one number, such as ["size": "1000"]
        """
      )
    }
    return sweeps.map { name, group in
      let members = group.members.sorted { $0.size < $1.size }
      return Sweep(
        name: name,
        parameter: group.tag,
        sizes: members.map(\.size),
        plan: IterationPlan(
          benchmarks: members.map(\.benchmark),
          others: [],
          request: request.run
        )
      )
    }
  }
}
