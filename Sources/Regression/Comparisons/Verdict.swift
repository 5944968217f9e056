/// What a comparison means.
package enum Verdict: String, Sendable, CaseIterable {
  /// Every number is the same.
  case unchanged
  /// A time could not be told from noise. Exact numbers never are.
  case inconclusive
  /// Numbers moved without being better or worse.
  case moved
  /// Something is better, nothing is worse.
  case improved
  /// Something else counted: the numbers have to be taken anew, whatever they are.
  case rebaseline = "re-baseline"
  /// The two sides can't be compared.
  case notComparable = "not comparable"
  /// Something is as bad as it was accepted to be, and that until a day that has passed.
  case expired
  /// Something is worse.
  case regressed
}

extension Verdict {
  /// The verdict that stands for several: the one that weighs most.
  ///
  /// A regression weighs most, since it is certain whatever else could not be compared, as is one
  /// that was accepted for a time; then what could not be compared, then what has to be accepted,
  /// then what is inconclusive.
  package static func decisive(among verdicts: some Sequence<Verdict>) -> Verdict {
    verdicts.max { $0.weight < $1.weight } ?? .unchanged
  }

  private var weight: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
