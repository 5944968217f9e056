import UBRegression
import UBReports
import UBResults

extension JUnitCase {
  /// The cases of times: one for each clock of each benchmark.
  static func all(of times: TimesDocument, suite: String) -> [JUnitCase] {
    times.entries.flatMap { entry in
      let className = className(of: entry.identity, suite: suite)
      return TimeClock.allCases.map { testCase(of: entry, by: $0, in: times, className) }
    }
  }

  private static func testCase(
    of entry: TimesEntry,
    by clock: TimeClock,
    in times: TimesDocument,
    _ className: String
  ) -> JUnitCase {
    let verdict = entry.verdict(by: clock, margin: times.rule.margin)
    let outcome: Outcome =
      switch verdict {
      case .unchanged, .faster: .success
      case .inconclusive: .skipped
      case .notComparable: .error
      case .slower: .failure
      }
    return JUnitCase(
      className: className,
      name: "time.\(clock.rawValue)",
      outcome: outcome,
      type: verdict.rawValue,
      lines: outcome == .success ? [] : [text(of: entry, verdict, by: clock, in: times)]
    )
  }

  /// A sentence such as `inconclusive: ratio 1.0210 [0.9980, 1.0440] in 300 pairs, margin 2.0 %,
  /// A/A floor 1.9 %`.
  private static func text(
    of entry: TimesEntry,
    _ verdict: TimeVerdict,
    by clock: TimeClock,
    in times: TimesDocument
  ) -> String {
    guard entry.obstacle == nil else { return entry.obstacle ?? "" }
    let estimate = entry.estimate(by: clock)
    let ratio = estimate.map { "\(TimeWords.ratio(of: $0)) in \($0.pairs) pairs" }
    let floor = times.floor(of: entry, by: clock).map(TimeWords.percent) ?? "unknown"
    let tail = entry.tail.flatMap { TimeWords.tail(of: $0, in: times) }
    let parts =
      [
        ratio ?? "no pairs", "margin \(TimeWords.percent(times.rule.margin))", "A/A floor \(floor)",
      ] + [tail].compactMap(\.self)
    return "\(verdict.rawValue): " + parts.joined(separator: ", ")
  }
}
