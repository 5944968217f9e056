package import UBRegression

/// The tool's exit status.
///
/// If several apply, a regression outweighs a failed comparison, which outweighs numbers that are
/// not accepted yet, which outweigh an inconclusive time.
package enum ExitCode: Int32, Sendable {
  /// The command succeeded, and nothing differs.
  case success = 0
  /// The command failed: a file can't be written, allocations can't be counted.
  case failure = 1
  /// A number is worse than the baseline, or than before an expired acceptance, or an experiment
  /// contradicts its claim.
  case regression = 2
  /// A number is better than the baseline, or moved, and is not accepted yet.
  case notAccepted = 3
  /// A comparison is impossible, or a workload has no result.
  case notComparable = 4
  /// A difference of times may be noise.
  case inconclusive = 5
  /// A cost grows faster with a size than was accepted.
  case scaling = 6
  /// The command line is invalid.
  case usage = 64
  /// An input file is not in its format.
  case malformedInput = 65
  /// The command was interrupted.
  case interrupted = 130

  /// The status of a verdict.
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
