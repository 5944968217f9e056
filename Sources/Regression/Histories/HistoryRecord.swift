package import UBResults

/// The numbers of one run of a suite at one commit, as a line of a history.
///
/// The names of the numbers are stated once and each entry has its values in their order, so that a
/// line stays short.
package struct HistoryRecord: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.history"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// One workload under one strategy.
  package struct Entry: Codable, Equatable, Sendable {
    /// The measured frames.
    package var frames: Int
    /// The digest of everything that was displayed.
    package var digest: FrameDigest
    /// The values in the order of `HistoryRecord.metrics`; `nil` where there is none.
    package var values: [Int?]
  }

  /// The commit that was measured.
  package var commit: String
  /// When the run ended, in ISO 8601, UTC.
  package var date: String
  /// The suite that ran.
  package var suite: String
  /// The machine it ran on.
  package var machine: Machine
  /// How the tool was built.
  package var toolchain: Toolchain
  /// What counted the allocations.
  package var allocationCounter: AllocationCounter
  /// The names of the numbers.
  package var metrics: [String]
  /// The entries by label and then by strategy.
  package var entries: [String: [String: Entry]]

  /// The numbers of a run.
  package init(of document: ResultDocument, commit: String) {
    self.commit = commit
    date = document.date
    suite = document.suite
    machine = document.machine
    toolchain = document.toolchain
    allocationCounter = document.allocationCounter
    let numbers = Baseline(of: document)
    let exact = Set(numbers.identities.flatMap { numbers[$0]?.metrics.keys.map(\.self) ?? [] })
    let known = Metric.all.map(\.key)
    metrics =
      known.filter(exact.contains) + exact.subtracting(known).sorted()
      + HistoryTime.allCases.map(\.rawValue)
    entries = [:]
    for result in document.results {
      let exact = BaselineEntry(of: result).metrics
      entries[result.label, default: [:]][result.strategy] = Entry(
        frames: result.frames,
        digest: result.digest,
        values: metrics.map { name in
          exact[name] ?? HistoryTime(rawValue: name).flatMap { $0.value(of: result) }
        }
      )
    }
  }

  /// Every identity, sorted by label and then by strategy.
  package var identities: [EntryIdentity] {
    entries.flatMap { label, strategies in
      strategies.keys.map { EntryIdentity(label: label, strategy: $0) }
    }
    .sorted()
  }

  /// The entry of an identity.
  package subscript(identity: EntryIdentity) -> Entry? {
    entries[identity.label]?[identity.strategy]
  }

  /// The value of a number of an entry; `nil` if the record has none.
  package func value(of metric: String, _ identity: EntryIdentity) -> Int? {
    guard let index = metrics.firstIndex(of: metric) else { return nil }
    return self[identity]?.values[index]
  }

  /// An entry whose values don't go with the names.
  package var flaw: DocumentFlaw? {
    for identity in identities {
      guard let count = self[identity]?.values.count, count != metrics.count else { continue }
      return DocumentFlaw(
        key: "entries.\(identity.label).\(identity.strategy).values",
        detail: "found \(count) numbers, expected \(metrics.count), one a metric"
      )
    }
    return nil
  }

  enum CodingKeys: String, CodingKey {
    case commit, date, suite, machine, toolchain, metrics, entries
    case allocationCounter = "allocation_counter"
  }
}
