package import UBRegression

/// A comparison in words.
package enum ComparisonReport {
  /// A line for each reason why the sides differ or can't be compared.
  ///
  /// What the run has no numbers for is left to `FailureReport`, which tells more of it.
  package static func lines(of comparison: Comparison) -> [String] {
    comparison.obstacles.map { "\($0.verdict.rawValue): \($0)" }
      + comparison.entries.flatMap(lines)
  }

  private static func lines(of entry: EntryComparison) -> [String] {
    let obstacles = entry.obstacles.compactMap { obstacle -> String? in
      if case .failed = obstacle { return nil }
      return "\(Verdict.notComparable.rawValue): \(entry.identity): \(obstacle)"
    }
    let differences = entry.differences.map { difference in
      let verdict = entry.didSomethingElse ? "not judged" : difference.verdict.rawValue
      return "\(verdict): \(entry.identity): \(difference)"
    }
    let expired = entry.expired.map { "\(Verdict.expired.rawValue): \(entry.identity): \($0)" }
    return obstacles + differences + [expired].compactMap(\.self)
  }

  /// How many entries have each verdict, such as `3 unchanged, 1 regressed`.
  package static func tally(of comparison: Comparison) -> String {
    let verdicts = comparison.entries.map(\.verdict)
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return counts.isEmpty ? "no entries" : counts.joined(separator: ", ")
  }

  /// What the whole comparison means, in one line.
  package static func conclusion(of comparison: Comparison) -> String {
    let meaning =
      switch comparison.verdict {
      case .unchanged: "every number equals the baseline"
      case .inconclusive: "inconclusive: a time can't be told from noise"
      case .moved: "numbers moved; accept them with 'updatebench baseline accept'"
      case .improved: "better; accept the numbers with 'updatebench baseline accept'"
      case .rebaseline:
        "something else counted; take the numbers anew with 'updatebench baseline accept'"
      case .notComparable: "could not compare"
      case .expired: "an acceptance has expired; fix what got worse, or accept it again"
      case .regressed: "worse than the baseline"
      }
    return "\(meaning) (\(tally(of: comparison)))"
  }
}
