/// The verdict of a comparison.
package enum Verdict: String, Sendable, CaseIterable {
  /// Every number is the same.
  case unchanged
  /// A time difference could be noise; exact numbers are never inconclusive.
  case inconclusive
  /// Numbers moved without being better or worse.
  case moved
  /// Something is better, nothing is worse.
  case improved
  /// Another counter counted: the numbers have to be taken anew.
  case rebaseline = "re-baseline"
  /// The two sides can't be compared.
  case notComparable = "not comparable"
  /// A regression was accepted until a day that has passed.
  case expired
  /// Something is worse.
  case regressed
}

extension Verdict {
  /// The weightiest of several verdicts.
  ///
  /// A regression weighs most, and then an expired one: both are certain, whatever else could not
  /// be compared. Then follow sides that can't be compared, changes that have to be accepted, and
  /// inconclusive times.
  package static func decisive(among verdicts: some Sequence<Verdict>) -> Verdict {
    verdicts.max { $0.weight < $1.weight } ?? .unchanged
  }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
