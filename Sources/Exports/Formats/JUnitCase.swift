package import UBRegression
import UBResults

/// One test case of a JUnit file.
package struct JUnitCase: Equatable {
  /// How a case ended, by the element that tells it.
  package enum Outcome: String {
    case success, failure, error, skipped
  }

  let className: String
  let name: String
  let outcome: Outcome
  /// What the verdict is called.
  let type: String
  /// The reasons; none for a success.
  let lines: [String]

  package init(
    className: String,
    name: String,
    outcome: Outcome,
    type: String,
    lines: [String]
  ) {
    self.className = className
    self.name = name
    self.outcome = outcome
    self.type = type
    self.lines = lines
  }

  /// The cases of a comparison: one for all that could not be compared of an entry, one for each
  /// metric that could.
  static func all(
    of comparison: Comparison,
    in document: ResultDocument,
    by standard: ComparisonStandard
  ) -> [JUnitCase] {
    let suite = "updatebench.\(document.suite)"
    let run = Baseline(of: document)
    var cases: [JUnitCase] = []
    if !comparison.obstacles.isEmpty || comparison.entries.isEmpty {
      let lines = comparison.obstacles.map(\.description)
      cases.append(
        incomparable(className: suite, lines: lines.isEmpty ? ["nothing was compared"] : lines)
      )
    }
    let metrics = Metric.all.filter { metric in
      !comparison.obstacles.contains { $0.isOfOtherCounter(of: metric) }
    }
    for entry in comparison.entries where !standard.allows(entry) {
      let className = className(of: entry.identity, suite: document.suite)
      cases += obstacles(of: entry, className: className)
      cases += expiry(of: entry, className: className)
      if let numbers = run[entry.identity], !entry.didSomethingElse {
        cases += metrics.compactMap { metric in
          testCase(of: metric, in: entry, numbers: numbers, className, by: standard)
        }
      }
    }
    return cases
  }

  /// The class of an entry's cases.
  static func className(of identity: EntryIdentity, suite: String) -> String {
    "updatebench.\(suite).\(identity.label).\(identity.strategy)"
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

  /// A case for what could not be compared; numbers of two sides that did different things are
  /// told in it, not judged.
  private static func obstacles(of entry: EntryComparison, className: String) -> [JUnitCase] {
    guard !entry.obstacles.isEmpty else { return [] }
    let untold = entry.didSomethingElse ? entry.differences.map { "not judged: \($0)" } : []
    let obstacles = entry.obstacles.flatMap { obstacle -> [String] in
      guard case .failed(let failure) = obstacle else { return [obstacle.description] }
      return [obstacle.description] + failure.standardError
    }
    return [incomparable(className: className, lines: obstacles + untold)]
  }

  /// A case for what was accepted until a day that has passed.
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

  /// The case of a metric that both sides have; `nil` if one doesn't.
  private static func testCase(
    of metric: Metric,
    in entry: EntryComparison,
    numbers: BaselineEntry,
    _ className: String,
    by standard: ComparisonStandard
  ) -> JUnitCase? {
    let isMissing = entry.obstacles.contains { obstacle in
      switch obstacle {
      case .missingMetric(metric.key, _), .missingInBaseline, .missingInRun: true
      default: false
      }
    }
    guard numbers.metrics[metric.key] != nil, !isMissing else { return nil }
    let difference = entry.differences.first { $0.metric == metric }
    let verdict = difference?.verdict ?? .unchanged
    return JUnitCase(
      className: className,
      name: metric.key,
      outcome: Outcome(standard.meaning(of: verdict)),
      type: verdict.rawValue,
      lines: difference.map { [$0.description] } ?? []
    )
  }
}

extension JUnitCase.Outcome {
  /// The ending that tells a verdict.
  package init(_ verdict: Verdict) {
    self =
      switch verdict {
      case .unchanged: .success
      case .inconclusive: .skipped
      case .notComparable, .rebaseline: .error
      case .regressed, .improved, .moved, .expired: .failure
      }
  }
}

extension Obstacle {
  /// Whether a metric was counted by something else on each side, and so not compared.
  func isOfOtherCounter(of metric: Metric) -> Bool {
    switch self {
    case .otherAllocationCounter: metric.isAllocation
    case .otherWorkCounter: metric.metricClass == .exact && !metric.isAllocation
    case .otherInstructionCounter: metric.metricClass == .instructions
    default: false
    }
  }
}
