/// The identity of an entry: a benchmark at its parameters, under a strategy if it has any.
package struct EntryIdentity: Hashable, Sendable {
  /// The benchmark's name, followed by its non-default parameters in brackets.
  package var label: String
  /// The strategy's name; `nil` for a benchmark of plain Swift.
  package var strategy: String?

  package init(label: String, strategy: String? = nil) {
    self.label = label
    self.strategy = strategy
  }

  /// The label of a benchmark's name and the settings that differ from its defaults.
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
  package var description: String {
    strategy.map { "\(label) \($0)" } ?? label
  }
}

extension EntryIdentity: Comparable {
  /// Orders by label, then by strategy.
  package static func < (first: EntryIdentity, second: EntryIdentity) -> Bool {
    (first.label, first.strategy ?? "") < (second.label, second.strategy ?? "")
  }
}

/// Values by entry; in JSON nested by label and strategy, so that one entry's lines stay together.
package struct EntryTable<Value: Codable & Equatable & Sendable>: Equatable, Sendable {
  private var values: [EntryIdentity: Value]

  package init(_ values: [EntryIdentity: Value] = [:]) {
    self.values = values
  }

  /// The value of an entry; setting `nil` removes it.
  package subscript(identity: EntryIdentity) -> Value? {
    get { values[identity] }
    set { values[identity] = newValue }
  }

  /// Every identity in order.
  ///
  /// - Complexity: O(n log n) in the entries.
  package var identities: [EntryIdentity] { values.keys.sorted() }

  /// Every entry in the order of identities.
  package var sorted: [(identity: EntryIdentity, value: Value)] {
    values.sorted { $0.key < $1.key }.map { (identity: $0.key, value: $0.value) }
  }

  /// Whether there are no entries.
  package var isEmpty: Bool { values.isEmpty }

  /// How many entries there are.
  package var count: Int { values.count }

  /// The table without the entries that a condition rejects.
  package func filter(_ isIncluded: (EntryIdentity) -> Bool) -> EntryTable {
    EntryTable(values.filter { isIncluded($0.key) })
  }
}

extension EntryTable: Codable {
  /// The key of an entry without a strategy.
  private static var noStrategy: String { "-" }

  package init(from decoder: any Decoder) throws {
    let nested = try [String: [String: Value]](from: decoder)
    values = [:]
    for (label, strategies) in nested {
      for (strategy, value) in strategies {
        let name = strategy == Self.noStrategy ? nil : strategy
        values[EntryIdentity(label: label, strategy: name)] = value
      }
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var nested: [String: [String: Value]] = [:]
    for (identity, value) in values {
      nested[identity.label, default: [:]][identity.strategy ?? Self.noStrategy] = value
    }
    try nested.encode(to: encoder)
  }
}
