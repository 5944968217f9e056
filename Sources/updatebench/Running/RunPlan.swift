import UpdatePipeline
import UBBuildComparison
import UBCommandLineSupport
import UBRegression
import UBResults
import UBShell
import UBSuites
import UBWorkloads

/// The workloads that will run, decided before anything does.
struct RunPlan: SuitePlan {
  /// A benchmark at its parameters and the strategies it will run under.
  struct Item {
    let benchmark: BenchmarkDefinition
    let parameters: Parameters
    let label: String
    var strategies: [String]
  }

  /// The suite the items belong to.
  let suite: WorkloadSuite
  /// The items in catalogue order.
  let workItems: [Item]
  /// The request that the plan answers.
  let request: RunRequest
  let scope: ComparisonScope

  /// Decides what a request asks for.
  ///
  /// - Throws: `UsageError` for unknown names, values that a parameter can't take, or a filter
  ///   that nothing matches; `ToolError.failed` for a suite without benchmarks.
  init(_ suite: WorkloadSuite, _ request: RunRequest) throws {
    self.suite = suite
    self.request = request
    let known = suite.strategyNames
    for strategy in request.strategies where !known.contains(strategy) {
      throw UsageError.unknownName(kind: "strategy", name: strategy, known: known)
    }
    guard !suite.suite.benchmarks.isEmpty else {
      throw ToolError.failed("suite '\(suite.name)' has no benchmarks")
    }
    try request.filter.refuseUnmatched(
      among: try suite.listing().map(\.names),
      ofSuite: suite.name
    )
    let whole = try Self.items(of: suite, for: request)
    guard !whole.isEmpty else {
      throw UsageError.noMatch(
        filter: request.filter.choosesAll
          ? request.strategies.joined(separator: " ") : request.filter.description,
        suite: suite.name,
        known: suite.workloads.map(\.name)
      )
    }
    workItems = try request.part(of: whole)
    scope = Self.scope(
      of: request,
      labels: Set(workItems.map(\.label)),
      whole: whole.map(\.label)
    )
  }

  /// The plan of a sweep: its workload at each size.
  ///
  /// - Throws: `UsageError`.
  init(of sweep: SweepDefinition, in suite: WorkloadSuite, _ request: RunRequest) throws {
    guard let benchmark = suite.suite.benchmarks.first(where: { $0.name == sweep.workload }) else {
      let known = suite.workloads.map(\.name)
      throw UsageError.unknownName(kind: "benchmark", name: sweep.workload, known: known)
    }
    self.suite = suite
    self.request = request
    workItems = try sweep.sizes.map { size in
      let settings = sweep.settings + [(sweep.parameter, String(size))]
      let parameters = try benchmark.parameters(setting: settings)
      return Item(
        benchmark: benchmark,
        parameters: parameters,
        label: benchmark.label(parameters),
        strategies: suite.strategies(of: benchmark)
      )
    }
    let labels = workItems.map(\.label)
    scope = Self.scope(of: request, labels: Set(labels), whole: labels)
  }

  /// Counts everything, then times one process after another.
  func run() throws -> StoredResult {
    .frames(try SuiteRunner.run(self))
  }

  /// Settings can make one benchmark of two; it then runs under the strategies of both.
  private static func items(of suite: WorkloadSuite, for request: RunRequest) throws -> [Item] {
    var items: [Item] = []
    for benchmark in suite.suite.benchmarks {
      let suiteLabel = benchmark.label(try benchmark.parameters(setting: benchmark.settings))
      guard request.filter.matches([benchmark.name, benchmark.definition.id, suiteLabel]) else {
        continue
      }
      let settings = benchmark.settings + request.settings
      let parameters = try benchmark.parameters(setting: settings)
      let label = benchmark.label(parameters)
      let strategies = suite.strategies(of: benchmark).filter { strategy in
        request.strategies.isEmpty || request.strategies.contains(strategy)
      }
      guard !strategies.isEmpty else { continue }
      if let index = items.firstIndex(where: { $0.label == label }) {
        let both = items[index].strategies + strategies
        items[index].strategies = suite.strategyNames.filter(both.contains)
      } else {
        items.append(
          Item(
            benchmark: benchmark,
            parameters: parameters,
            label: label,
            strategies: strategies
          )
        )
      }
    }
    return items
  }

  /// The entries of a baseline that the run is meant to have.
  ///
  /// With settings the run has other entries than the suite, so only its own labels are in scope.
  /// Otherwise every entry is that filter and strategies let through, so that a vanished benchmark
  /// is missed; of a divided run, the first part misses it.
  private static func scope(
    of request: RunRequest,
    labels: Set<String>,
    whole: [String]
  ) -> ComparisonScope {
    let others = Set(whole).subtracting(labels)
    let isFirst = request.shard.map { $0.index == 1 } ?? true
    let strategies = Set(request.strategies)
    let hasSettings = !request.settings.isEmpty
    let filter = request.filter
    return ComparisonScope { identity, entry in
      guard strategies.isEmpty || strategies.contains(identity.strategy ?? "") else {
        return false
      }
      guard !others.contains(identity.label) else { return false }
      guard isFirst || labels.contains(identity.label) else { return false }
      guard !hasSettings else { return labels.contains(identity.label) }
      let names = ["benchmark", "id"].compactMap { entry.facts[$0]?.description }
      return filter.matches(names + [identity.label])
    }
  }
}

extension RunPlan {
  /// The entries as other processes measure them; the oracle's times mean nothing.
  var items: [BuildItem] {
    var items: [BuildItem] = []
    for item in workItems {
      for strategy in item.strategies {
        let isTimed = strategy != StrategyCatalogue.oracle.name
        items.append(
          BuildItem(
            EntryIdentity(label: item.label, strategy: strategy),
            samplingWords: isTimed ? words(.sample, item, strategy) : nil,
            stackWords: words(.allocations, item, strategy)
          )
        )
      }
    }
    return items
  }

  private func words(
    _ mode: MeasurementCommand.Mode,
    _ item: Item,
    _ strategy: String
  ) -> [String] {
    MeasurementCommand(mode, runs: 1, of: item, in: self, [strategy]).words
  }
}
