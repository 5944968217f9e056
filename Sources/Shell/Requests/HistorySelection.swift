import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// A history, and the numbers of it that were asked for.
struct HistorySelection {
  /// The option that says where histories are.
  static let folderOption = OptionDefinition.value(
    "history",
    "DIR",
    "the folder of histories (default: results/history)"
  )

  /// The history.
  let history: History
  /// The file it was read from.
  let path: String
  /// The requested metrics; empty for all.
  let metrics: Set<String>

  private let filter: BenchmarkFilter
  private let strategies: [String]

  /// The options that choose numbers.
  @MainActor static func options(of tool: Tool) -> [OptionDefinition] {
    [Tool.suiteOption, folderOption] + BenchmarkFilter.options
      + tool.options(
        for: .strategies,
        [.value("strategy", "NAME", "only this strategy; may be repeated", isRepeatable: true)]
      ) + [Tool.metricOption]
  }

  /// Reads the history that options name, and reports unreadable lines at standard error.
  ///
  /// - Throws: `UsageError` for unknown names, or `DocumentError`.
  @MainActor init(_ arguments: Arguments, tool: Tool) throws {
    let suite = try tool.suite(named: arguments.value("suite")).name
    let store = Self.store(arguments)
    path = store.path(suite: suite)
    history = try store.load(suite: suite)
    Self.reportUnreadable(of: history, tool: tool.name)
    filter = try BenchmarkFilter(arguments, operands: arguments.operands)
    try filter.refuseUnmatched(
      among: Set(history.identities.map(\.label)).sorted().map { [$0] },
      ofSuite: suite
    )
    strategies = arguments.all("strategy")
    let knownStrategies = Set(history.identities.compactMap(\.strategy)).sorted()
    for strategy in strategies where !knownStrategies.contains(strategy) {
      throw UsageError.unknownName(kind: "strategy", name: strategy, known: knownStrategies)
    }
    metrics = Set(arguments.all("metric"))
    let knownMetrics = Set(history.lines.flatMap(\.record.metrics)).sorted()
    for metric in metrics where !knownMetrics.contains(metric) {
      throw UsageError.unknownName(kind: "metric", name: metric, known: knownMetrics)
    }
  }

  /// The histories that options name.
  static func store(_ arguments: Arguments) -> HistoryStore {
    HistoryStore(folder: arguments.value("history") ?? "results/history")
  }

  /// Reports each line that can't be read and is skipped.
  static func reportUnreadable(of history: History, tool: String) {
    for line in history.unreadable {
      let kind = line.isTorn ? "torn line" : "unreadable line"
      StandardError.write("\(tool): \(kind) skipped: \(line.reason)\n")
    }
  }

  /// Whether an entry was asked for.
  func includes(_ identity: EntryIdentity) -> Bool {
    (strategies.isEmpty || strategies.contains(identity.strategy ?? ""))
      && filter.matches([identity.label])
  }
}
