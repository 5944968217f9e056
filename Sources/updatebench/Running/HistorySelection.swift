import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBResults

/// Which history, and which numbers of it.
struct HistorySelection {
  /// The options that say which.
  static let options: [OptionDefinition] = [
    .value("suite", "NAME", "the suite (default: the first that 'list' shows)"),
    .value("history", "DIR", "where histories are kept (default: results/history)"),
    .value("filter", "TEXT", "only entries whose label has it; * and ? allowed"),
    .value("strategy", "NAME", "only this strategy; may be repeated", isRepeatable: true),
    .value("metric", "NAME", "only this number; may be repeated", isRepeatable: true),
  ]

  /// The history.
  let history: History
  /// The file it was read from.
  let path: String
  /// The numbers that were asked for; empty for all.
  let metrics: Set<String>

  private let filter: NameFilter?
  private let strategies: [String]

  /// Reads the history that options name, and tells at standard error of lines that can't be read.
  ///
  /// - Throws: `UsageError` for unknown names, or `DocumentError`.
  init(_ arguments: Arguments) throws {
    let suite = try RunnableSuite.named(arguments.value("suite"))
    let store = Self.store(arguments)
    path = store.path(suite: suite.name)
    history = try store.load(suite: suite.name)
    Self.tellUnreadable(of: history)
    filter = arguments.value("filter").map(NameFilter.init)
    strategies = arguments.all("strategy")
    for strategy in strategies where !suite.strategies.contains(strategy) {
      throw UsageError.unknownName(kind: "strategy", name: strategy, known: suite.strategies)
    }
    metrics = Set(arguments.all("metric"))
    let known = Set(history.lines.flatMap(\.record.metrics)).sorted()
    for metric in metrics where !known.contains(metric) {
      throw UsageError.unknownName(kind: "metric", name: metric, known: known)
    }
  }

  /// The histories that options name.
  static func store(_ arguments: Arguments) -> HistoryStore {
    HistoryStore(folder: arguments.value("history") ?? "results/history")
  }

  /// Tells of each line that can't be read, which is passed over.
  static func tellUnreadable(of history: History) {
    for line in history.unreadable {
      let kind = line.isTorn ? "torn line" : "unreadable line"
      StandardError.write("\(UpdateBenchCommand.name): \(kind) passed over: \(line.reason)\n")
    }
  }

  /// Whether an entry was asked for.
  func includes(_ identity: EntryIdentity) -> Bool {
    (strategies.isEmpty || strategies.contains(identity.strategy))
      && (filter?.matches(anyOf: [identity.label]) ?? true)
  }
}
