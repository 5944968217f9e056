/// Why a workload has no result under a strategy.
package struct Failure: Codable, Equatable, Sendable {
  /// What went wrong.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// The process that ran it ended on its own, or a signal ended it.
    case crashed
    /// The process that ran it was stopped for taking too long.
    case timedOut = "timed out"
    /// Two runs of the same thing disagreed on an exact number.
    case nondeterministic
    /// It displayed something else than a full recompute displays.
    case stale
    /// The full recompute to check it against has no result.
    case unverified
  }

  /// The workload's dotted name.
  package var benchmark: String
  /// The workload's short name.
  package var id: String
  /// The name with the parameters that aren't the default.
  package var label: String
  /// The strategy's name.
  package var strategy: String
  /// What went wrong.
  package var kind: Kind
  /// The particulars in a sentence.
  package var detail: String
  /// What the process wrote to standard error, the middle of a long text left out.
  package var standardError: [String]

  package init(
    benchmark: String,
    id: String,
    label: String,
    strategy: String,
    kind: Kind,
    detail: String,
    standardError: [String] = []
  ) {
    self.benchmark = benchmark
    self.id = id
    self.label = label
    self.strategy = strategy
    self.kind = kind
    self.detail = detail
    self.standardError = standardError
  }

  /// What tells the entry from every other of its document.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }

  enum CodingKeys: String, CodingKey {
    case benchmark, id, label, strategy, kind, detail
    case standardError = "standard_error"
  }
}
