import Testing
import UBRegression
import UBResults

/// Expects that every entry was judged without a finding.
func expectUnchanged(
  _ entries: [EntryComparison],
  _ identities: [EntryIdentity],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  // The judged metrics depend on the run; everything else is stated.
  let expected = zip(identities, entries).map { EntryComparison(identity: $0, judged: $1.judged) }
  #expect(entries == expected, sourceLocation: sourceLocation)
  #expect(entries.count == identities.count, sourceLocation: sourceLocation)
  #expect(entries.allSatisfy { !$0.judged.isEmpty }, sourceLocation: sourceLocation)
}
