/// What numbers are held to, on which depends what a better number means.
package enum ComparisonStandard: Equatable, Sendable {
  /// Numbers that were stored: a better one means that they are out of date.
  case baseline
  /// Another build, of which nothing is stored: what is better or only moved passes.
  ///
  /// Benchmarks that it doesn't have pass if `allowsAdded` says so.
  case build(allowsAdded: Bool)

  /// What a verdict on exact numbers means by this standard.
  package func meaning(of verdict: Verdict) -> Verdict {
    switch (self, verdict) {
    case (.build, .improved), (.build, .moved): .unchanged
    case (_, let verdict): verdict
    }
  }

  /// What an entry means by this standard.
  package func meaning(of entry: EntryComparison) -> Verdict {
    allows(entry) ? .unchanged : meaning(of: entry.verdict)
  }

  /// Whether an entry was added and may be.
  package func allows(_ entry: EntryComparison) -> Bool {
    self == .build(allowsAdded: true) && entry.obstacles == [.missingInBaseline]
  }

  /// What a whole comparison means by this standard.
  ///
  /// No new numbers can be asked of another build, so whatever was counted by something else there
  /// could not be compared.
  package func meaning(of comparison: Comparison) -> Verdict {
    guard self != .baseline else { return comparison.verdict }
    let isWhole = comparison.obstacles.isEmpty && !comparison.entries.isEmpty
    let incomplete: [Verdict] = isWhole ? [] : [.notComparable]
    return Verdict.decisive(among: comparison.entries.map(meaning) + incomplete)
  }
}
