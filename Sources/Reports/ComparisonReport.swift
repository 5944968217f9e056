package import UBRegression
package import UBResults

/// A comparison in words.
package enum ComparisonReport {
  /// A line for each difference, and for each reason why a number could not be compared or was not
  /// judged.
  ///
  /// Failures are left to `FailureReport`, which shows more of them.
  package static func lines(of comparison: Comparison) -> [String] {
    let standard = comparison.standard
    return comparison.obstacles.map { "\($0.verdict.rawValue): \($0.sentence(of: standard))" }
      + comparison.entries.flatMap { lines(of: $0, standard) }
      + comparison.notes.map { "not judged: \($0)" }
  }

  private static func lines(
    of entry: EntryComparison,
    _ standard: ComparisonStandard
  ) -> [String] {
    let obstacles = entry.obstacles.compactMap { obstacle -> String? in
      if case .failed = obstacle { return nil }
      let sentence = obstacle.sentence(of: standard)
      return "\(Verdict.notComparable.rawValue): \(entry.identity): \(sentence)"
    }
    let differences = entry.differences.map { difference in
      let verdict = entry.didSomethingElse ? "not judged" : difference.verdict.rawValue
      return "\(verdict): \(entry.identity): \(difference)"
    }
    let expired = entry.expired.map { "\(Verdict.expired.rawValue): \(entry.identity): \($0)" }
    let notes = entry.notes.map { "not judged: \(entry.identity): \($0)" }
    return obstacles + differences + [expired].compactMap(\.self) + notes
  }

  /// The number of entries of each verdict, such as `3 unchanged, 1 regressed`.
  package static func tally(of comparison: Comparison) -> String {
    let verdicts = comparison.entries.filter(\.isJudged).map(\.verdict)
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return counts.isEmpty ? "no benchmarks" : counts.joined(separator: ", ")
  }

  /// The verdict on counts and, where two builds were timed, on times.
  package static func verdict(of comparison: Comparison, times: TimesDocument? = nil) -> Verdict {
    Verdict.decisive(among: [comparison.verdict] + [times?.verdict].compactMap(\.self))
  }

  /// The verdict and the tally in one line, in the words of the comparison's standard.
  package static func conclusion(of comparison: Comparison, times: TimesDocument? = nil) -> String {
    let verdict = verdict(of: comparison, times: times)
    let words = words(for: verdict, by: comparison.standard)
    let tally = tally(of: comparison)
    if case .build = comparison.standard { return "counts: \(tally); \(words)" }
    return "\(words) (\(tally))"
  }

  private static func words(for verdict: Verdict, by standard: ComparisonStandard) -> String {
    let base = standard.name
    switch (verdict, standard) {
    case (.unchanged, .build), (.moved, .build), (.improved, .build):
      return "not worse than the \(base)"
    case (.expired, .build): return "worse than the \(base)"
    case (.unchanged, _): return "nothing differs from the \(base)"
    case (.inconclusive, _): return "inconclusive: times can't be told from noise"
    case (.moved, .baseline): return "numbers moved; accept them with 'baseline accept'"
    case (.moved, .thresholds): return "numbers moved; write them with 'thresholds update'"
    case (.moved, .run): return "numbers moved"
    case (.improved, .baseline): return "better; accept the numbers with 'baseline accept'"
    case (.improved, .thresholds): return "better; write the numbers with 'thresholds update'"
    case (.improved, .run): return "better"
    case (.rebaseline, .baseline):
      return "another counter counted; accept the new numbers with 'baseline accept'"
    case (.rebaseline, _), (.notComparable, _): return "could not compare"
    case (.expired, _):
      return "an acceptance has expired; fix the regression, or accept it again"
    case (.regressed, _): return "worse than the \(base)"
    }
  }
}

/// The outcome of a run in one line.
package enum Conclusion {
  /// The number of measured and failed entries, and the conclusion of the comparison.
  ///
  /// A comparison of two builds speaks for itself.
  package static func text(
    of view: ResultView,
    comparison: Comparison?,
    times: TimesDocument? = nil
  ) -> String {
    let conclusion = comparison.map { ComparisonReport.conclusion(of: $0, times: times) }
    if case .build? = comparison?.standard { return conclusion ?? "" }
    let failed = Set(view.failures.map(\.identity))
    let measured = "\(view.measured.count) measured, \(failed.count) failed"
    return "\(measured); \(conclusion ?? "no baseline to compare with")"
  }
}
