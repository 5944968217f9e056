import UBCommandLineSupport
import UBRegression
import UBResults
import UBWorkloads

/// What will run, decided before anything does.
struct RunPlan {
  /// A benchmark at its parameters and the strategies it will run under.
  struct Item {
    let benchmark: RunnableBenchmark
    let parameters: Parameters
    let label: String
    var strategies: [String]
  }

  /// The suite the items belong to.
  let suite: RunnableSuite
  /// What will run, in catalogue order.
  let items: [Item]
  /// The entries of a baseline that the run is meant to have.
  let scope: ComparisonScope
  /// Which part of a run the items are; `nil` for all of it.
  let shard: Shard?
  /// Whether a simulated processor counts instructions.
  let countsInstructions: Bool
  /// How often each run is timed; `nil` for never.
  let repetitions: Int?
  /// Whether the passes of each frame are traced.
  let traces: Bool
  /// How long one process may take.
  let timeoutSeconds: Int
  /// How many processes count at once.
  let processCount: Int

  /// Decides what a request asks for.
  ///
  /// - Throws: `UsageError` for unknown names, values that a parameter can't take, or a filter
  ///   that nothing matches; `ToolError.failed` for a suite without benchmarks.
  init(_ request: RunRequest) throws {
    suite = try RunnableSuite.named(request.suite)
    countsInstructions = request.countsInstructions
    repetitions = request.repetitions
    traces = request.traces
    timeoutSeconds = request.timeoutSeconds
    processCount = request.processCount
    for strategy in request.strategies where !suite.strategies.contains(strategy) {
      throw UsageError.unknownName(kind: "strategy", name: strategy, known: suite.strategies)
    }
    guard !suite.benchmarks.isEmpty else {
      throw ToolError.failed("suite '\(suite.name)' has no benchmarks")
    }
    shard = request.shard
    let whole = try Self.items(of: suite, for: request)
    guard !whole.isEmpty else {
      throw UsageError.noMatch(
        filter: request.filter ?? request.strategies.joined(separator: " "),
        suite: suite.name,
        known: suite.workloads.map(\.name)
      )
    }
    guard request.shard.map({ $0.count <= whole.count }) ?? true else {
      throw UsageError.badValue(
        option: "shard",
        found: request.shard?.description ?? "",
        expected: "no more shards than the \(whole.count) benchmarks that run"
      )
    }
    items = request.shard.map { Array(whole[$0.range(of: whole.count)]) } ?? whole
    scope = Self.scope(of: request, labels: Set(items.map(\.label)), whole: whole.map(\.label))
  }

  /// The plan of items that were decided elsewhere, in whose scope are all of them.
  init(suite: RunnableSuite, items: [Item], _ request: RunRequest) {
    self.suite = suite
    self.items = items
    shard = nil
    countsInstructions = request.countsInstructions
    repetitions = request.repetitions
    traces = request.traces
    timeoutSeconds = request.timeoutSeconds
    processCount = request.processCount
    let labels = items.map(\.label)
    scope = Self.scope(of: request, labels: Set(labels), whole: labels)
  }

  /// Settings can make one benchmark of two; it then runs under the strategies of both.
  private static func items(of suite: RunnableSuite, for request: RunRequest) throws -> [Item] {
    let filter = request.filter.map(NameFilter.init)
    var items: [Item] = []
    for benchmark in suite.benchmarks {
      let suiteLabel = benchmark.label(try benchmark.parameters(setting: benchmark.settings))
      let names = [benchmark.definition.name, benchmark.definition.id, suiteLabel]
      guard filter?.matches(anyOf: names) ?? true else { continue }
      let settings = benchmark.settings + request.settings
      let parameters = try benchmark.parameters(setting: settings)
      let label = benchmark.label(parameters)
      let strategies = benchmark.strategies.filter { strategy in
        request.strategies.isEmpty || request.strategies.contains(strategy)
      }
      guard !strategies.isEmpty else { continue }
      if let index = items.firstIndex(where: { $0.label == label }) {
        let both = items[index].strategies + strategies
        items[index].strategies = suite.strategies.filter(both.contains)
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

  /// With settings the run has other entries than the suite, so only its own labels are in scope;
  /// otherwise everything the filter and the strategies would have let through, so that what
  /// vanished from the suite is missed; of a divided run, the first part misses it.
  private static func scope(
    of request: RunRequest,
    labels: Set<String>,
    whole: [String]
  ) -> ComparisonScope {
    let filter = request.filter.map(NameFilter.init)
    let others = Set(whole).subtracting(labels)
    let isFirst = request.shard.map { $0.index == 1 } ?? true
    let strategies = Set(request.strategies)
    let hasSettings = !request.settings.isEmpty
    return ComparisonScope { identity, entry in
      guard strategies.isEmpty || strategies.contains(identity.strategy) else { return false }
      guard !others.contains(identity.label) else { return false }
      guard isFirst || labels.contains(identity.label) else { return false }
      guard !hasSettings else { return labels.contains(identity.label) }
      let names = [entry.benchmark, entry.id, identity.label]
      return filter?.matches(anyOf: names) ?? true
    }
  }
}
