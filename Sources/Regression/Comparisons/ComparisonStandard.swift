/// The kind of base that a run is compared with; it decides the meaning of a better number.
package enum ComparisonStandard: Equatable, Sendable {
  /// A stored baseline: a better number means that it is out of date.
  case baseline
  /// The threshold files of a suite.
  case thresholds
  /// Another run.
  case run
  /// Another build, whose numbers are not stored: better and moved numbers pass.
  ///
  /// New benchmarks pass if `allowsAdded` is true.
  case build(allowsAdded: Bool)
}

extension ComparisonStandard {
  /// The name of the base in sentences.
  package var name: String {
    switch self {
    case .baseline: "baseline"
    case .thresholds: "threshold file"
    case .run, .build: "base"
    }
  }

  /// The meaning of a verdict on one number.
  package func meaning(of verdict: Verdict) -> Verdict {
    switch (self, verdict) {
    case (.build, .improved), (.build, .moved): .unchanged
    // Nothing is stored of another build, so its numbers can't be taken anew.
    case (.build, .rebaseline): .notComparable
    case (_, let verdict): verdict
    }
  }

  /// Whether an entry was added and may be.
  package func allows(_ entry: EntryComparison) -> Bool {
    self == .build(allowsAdded: true) && entry.obstacles == [.missingInBaseline]
  }
}
