import UBResults

/// Where the allocations of a suite changed between two builds.
package struct ExplanationDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.explanation"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite.
  package var suite: String
  /// When the last stack was recorded, in ISO 8601, UTC.
  package var date: String
  /// The words of the command, the tool's name first.
  package var command: [String]
  /// The build that the base's stacks are from; `nil` if there is none.
  package var base: BuildIdentity?
  /// Why the base has no build; `nil` if it has one.
  package var baseMissing: String?
  /// Every entry whose allocations changed, in the comparison's order.
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
