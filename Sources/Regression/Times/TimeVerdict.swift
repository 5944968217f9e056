/// The verdict on the times of two builds.
package enum TimeVerdict: String, Codable, Sendable, CaseIterable {
  /// The new build is not slower than the margin allows.
  case unchanged
  /// The new build is faster by more than the margin; times aren't stored, so nothing is accepted.
  case faster
  /// The difference could be noise.
  case inconclusive
  /// One side has no times.
  case notComparable = "not comparable"
  /// Two stages found the new build slower than the margin allows.
  case slower

  /// The verdict in terms of exact numbers.
  package var verdict: Verdict {
    switch self {
    case .unchanged, .faster: .unchanged
    case .inconclusive: .inconclusive
    case .notComparable: .notComparable
    case .slower: .regressed
    }
  }
}
