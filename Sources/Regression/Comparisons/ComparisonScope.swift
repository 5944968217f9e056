package import UBResults

/// Which entries of a baseline a run was meant to have.
package struct ComparisonScope: Sendable {
  private let includes: @Sendable (EntryIdentity, BaselineEntry) -> Bool

  /// The entries for which the closure is true.
  package init(_ includes: @escaping @Sendable (EntryIdentity, BaselineEntry) -> Bool) {
    self.includes = includes
  }

  /// Every entry.
  package static let everything = ComparisonScope { _, _ in true }

  /// Whether the run was meant to have an entry.
  package func contains(_ identity: EntryIdentity, _ entry: BaselineEntry) -> Bool {
    includes(identity, entry)
  }
}
