/// Which number belongs to which: a workload at its parameters under a strategy.
package struct EntryIdentity: Hashable, Sendable {
  /// The workload's dotted name, followed by the parameters that aren't the default in brackets.
  package var label: String
  /// The strategy's name.
  package var strategy: String

  package init(label: String, strategy: String) {
    self.label = label
    self.strategy = strategy
  }

  /// The label of a workload's name and the settings that differ from its defaults.
  package static func label(
    benchmark: String,
    changed: [(name: String, value: String)]
  ) -> String {
    guard !changed.isEmpty else { return benchmark }
    let settings = changed.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
    return "\(benchmark)[\(settings)]"
  }
}

extension EntryIdentity: CustomStringConvertible {
  /// The label and the strategy, as reports name an entry.
  package var description: String { "\(label) \(strategy)" }
}

extension EntryIdentity: Comparable {
  /// Whether the first comes before the second: by label, then by strategy.
  package static func < (first: EntryIdentity, second: EntryIdentity) -> Bool {
    (first.label, first.strategy) < (second.label, second.strategy)
  }
}
