/// What the times of two builds mean.
package enum TimeVerdict: String, Codable, Sendable, CaseIterable {
  /// The new build is not slower than the margin allows.
  case unchanged
  /// The new build is faster than the margin; there is nothing to accept, since no time is stored.
  case faster
  /// The times can't be told from noise.
  case inconclusive
  /// One side has no times.
  case notComparable = "not comparable"
  /// The new build is slower than the margin allows: two stages say so.
  case slower

  /// What it means beside exact numbers.
  package var verdict: Verdict {
    switch self {
    case .unchanged, .faster: .unchanged
    case .inconclusive: .inconclusive
    case .notComparable: .notComparable
    case .slower: .regressed
    }
  }
}
