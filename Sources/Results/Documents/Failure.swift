/// The reason why a benchmark has no numbers, or not all of them.
package struct Failure: Error, Codable, Equatable, Sendable {
  /// A kind of failure.
  package enum Kind: String, Codable, Sendable, CaseIterable {
    /// The benchmark reported a failure or threw an error.
    case failed
    /// Its process exited, or a signal ended it.
    case crashed
    /// Its process ran into the time limit.
    case timedOut = "timed out"
    /// Two runs disagreed on an exact number.
    case nondeterministic
    /// A frame displayed something else than the full recompute's.
    case stale
    /// The full recompute to check it against has no result.
    case unverified
    /// It never recorded a metric of its own.
    case unmeasured
  }

  /// The benchmark's name with its non-default parameters or its tags.
  package var label: String
  /// The strategy; `nil` for a benchmark of plain Swift.
  package var strategy: String?
  /// The kind of failure.
  package var kind: Kind
  /// The particulars in a sentence.
  package var detail: String
  /// The process's standard error, shortened in the middle.
  package var standardError: [String]

  /// The failure of an entry.
  package init(
    _ identity: EntryIdentity,
    kind: Kind,
    detail: String,
    standardError: [String] = []
  ) {
    label = identity.label
    strategy = identity.strategy
    self.kind = kind
    self.detail = detail
    self.standardError = standardError
  }

  /// The entry's identity in its document.
  package var identity: EntryIdentity { EntryIdentity(label: label, strategy: strategy) }

  enum CodingKeys: String, CodingKey {
    case label, strategy, kind, detail
    case standardError = "standard_error"
  }
}

extension Failure: CustomStringConvertible {
  /// The entry, the kind and the particulars.
  package var description: String { "\(identity): \(kind.rawValue): \(detail)" }
}
