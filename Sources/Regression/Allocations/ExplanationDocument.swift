import UBResults

/// The changed allocations of a suite between two builds, by site.
package struct ExplanationDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.explanation"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite.
  package var suite: String
  /// The time of the last recorded stack, in ISO 8601, UTC.
  package var date: String
  /// The words of the command, the tool's name first.
  package var command: [String]
  /// The build of the base's stacks; `nil` if there is none.
  package var base: BuildIdentity?
  /// The reason why the base has no build; `nil` if it has one.
  package var baseMissing: String?
  /// The entries with changed allocations, in the comparison's order.
  package var entries: [ExplanationEntry]

  package init(
    suite: String,
    date: String,
    command: [String],
    base: BuildIdentity?,
    baseMissing: String?,
    entries: [ExplanationEntry]
  ) {
    self.suite = suite
    self.date = date
    self.command = command
    self.base = base
    self.baseMissing = baseMissing
    self.entries = entries
  }

  enum CodingKeys: String, CodingKey {
    case suite, date, command, base, entries
    case baseMissing = "base_missing"
  }
}
