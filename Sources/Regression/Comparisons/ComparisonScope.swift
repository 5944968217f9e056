package import UBResults

/// The entries that a run was meant to have.
package struct ComparisonScope: Sendable {
  private let includes: @Sendable (EntryIdentity, Baseline.Entry) -> Bool

  /// The entries that satisfy a condition.
  package init(_ includes: @escaping @Sendable (EntryIdentity, Baseline.Entry) -> Bool) {
    self.includes = includes
  }

  /// Every entry.
  package static let everything = ComparisonScope { _, _ in true }

  /// Whether the run was meant to have an entry.
  package func contains(_ identity: EntryIdentity, _ entry: Baseline.Entry) -> Bool {
    includes(identity, entry)
  }
}
