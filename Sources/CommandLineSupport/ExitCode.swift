package import UBRegression

/// What the tool's exit status means.
///
/// If several apply, a regression outweighs what could not be compared, which outweighs numbers
/// that are not accepted yet, which outweigh what is inconclusive.
package enum ExitCode: Int32, Sendable {
  /// Everything was done, and nothing differs.
  case success = 0
  /// The tool could not do its work: a file can't be written, allocations can't be counted.
  case failure = 1
  /// Something is worse than the baseline, or than before an acceptance that has expired, or an
  /// experiment counted other than it states.
  case regression = 2
  /// Something is better than the baseline, or moved, and is not accepted yet.
  case notAccepted = 3
  /// A comparison could not be made, or a workload has no result.
  case notComparable = 4
  /// A time could not be told from noise.
  case inconclusive = 5
  /// A cost grows faster with a size than was accepted.
  case scaling = 6
  /// The command can't be understood.
  case usage = 64
  /// An input file is not in its format.
  case malformedInput = 65
  /// The tool was asked to stop.
  case interrupted = 130

  /// The status that tells a verdict.
  package init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .unchanged: .success
      case .regressed, .expired: .regression
      case .improved, .moved: .notAccepted
      case .notComparable, .rebaseline: .notComparable
      case .inconclusive: .inconclusive
      }
  }
}
