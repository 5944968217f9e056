import UBRegression
import UBResults

/// One test case of a JUnit file.
struct JUnitCase: Equatable {
  /// The ending of a case, by the name of its element.
  enum Outcome: String {
    case success, failure, error, skipped
  }

  let className: String
  let name: String
  let outcome: Outcome
  /// The name of the verdict.
  let type: String
  /// The reasons; none for a success.
  let lines: [String]

  /// The cases of a comparison: one for all obstacles of an entry, and one for each metric that
  /// was compared.
  static func all(of comparison: Comparison, suite: String) -> [JUnitCase] {
    var cases: [JUnitCase] = []
    if !comparison.obstacles.isEmpty || !comparison.entries.contains(where: \.isJudged) {
      let lines = comparison.obstacles.map(\.description)
      cases.append(
        incomparable(className: suite, lines: lines.isEmpty ? ["nothing was compared"] : lines)
      )
    }
    for entry in comparison.entries where !comparison.standard.allows(entry) {
      let className = className(of: entry.identity, suite: suite)
      cases += obstacles(of: entry, className: className)
      cases += expiry(of: entry, className: className)
      guard !entry.didSomethingElse else { continue }
      cases += entry.judged.map { metric in
        testCase(of: metric, in: entry, className, by: comparison.standard)
      }
    }
    return cases
  }

  /// The class of an entry's cases.
  static func className(of identity: EntryIdentity, suite: String) -> String {
    ([suite, identity.label] + [identity.strategy].compactMap(\.self)).joined(separator: ".")
  }

  private static func incomparable(className: String, lines: [String]) -> JUnitCase {
    JUnitCase(
      className: className,
      name: "comparison",
      outcome: .error,
      type: Verdict.notComparable.rawValue,
      lines: lines
    )
  }

  /// A case for the obstacles of an entry; differences between two sides that did different things
  /// are listed in it, not judged.
  private static func obstacles(of entry: EntryComparison, className: String) -> [JUnitCase] {
    guard !entry.obstacles.isEmpty else { return [] }
    let unjudged = entry.didSomethingElse ? entry.differences.map { "not judged: \($0)" } : []
    let obstacles = entry.obstacles.flatMap { obstacle -> [String] in
      guard case .failed(let failure) = obstacle else { return [obstacle.description] }
      return [obstacle.description] + failure.standardError
    }
    return [incomparable(className: className, lines: obstacles + unjudged)]
  }

  /// A case for an acceptance that has expired.
  private static func expiry(of entry: EntryComparison, className: String) -> [JUnitCase] {
    guard let expired = entry.expired else { return [] }
    return [
      JUnitCase(
        className: className,
        name: "acceptance",
        outcome: .failure,
        type: Verdict.expired.rawValue,
        lines: [expired.description]
      )
    ]
  }

  /// The case of a metric, with all percentiles that differ.
  private static func testCase(
    of metric: Metric,
    in entry: EntryComparison,
    _ className: String,
    by standard: ComparisonStandard
  ) -> JUnitCase {
    let differences = entry.differences.filter { $0.metric == metric }
    let verdict = Verdict.decisive(among: differences.map(\.verdict))
    return JUnitCase(
      className: className,
      name: metric.key,
      outcome: Outcome(standard.meaning(of: verdict)),
      type: verdict.rawValue,
      lines: differences.map(\.description)
    )
  }
}

extension JUnitCase.Outcome {
  /// The outcome that stands for a verdict.
  init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .unchanged: .success
      case .inconclusive: .skipped
      case .notComparable, .rebaseline: .error
      case .regressed, .improved, .moved, .expired: .failure
      }
  }
}
