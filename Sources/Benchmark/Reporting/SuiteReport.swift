import UBRegression
import UBReports
import UBResults

/// A run of a suite for people.
enum SuiteReport {
  /// The run for a terminal: tables, what could not be measured, what failed, the comparison if
  /// there is one, and in the last line what it all means.
  static func text(
    of results: SuiteResults,
    comparison: SuiteComparison?,
    wholeIterations: Bool = false
  ) -> String {
    let tables = tables(of: results, wholeIterations).map {
      "\($0.title)\n\($0.grid.terminalText)\n\n"
    }
    let lines = unavailable(in: results) + failures(of: results) + findings(of: comparison)
    let conclusion = conclusion(of: results, comparison: comparison)
    return (tables + lines.map { "\($0)\n" }).joined() + "\(conclusion)\n"
  }

  /// The run for a pull request or the summary of a job.
  static func markdown(
    of results: SuiteResults,
    comparison: SuiteComparison?,
    wholeIterations: Bool = false
  ) -> String {
    var sections = [
      "## \(results.suite)", "**\(conclusion(of: results, comparison: comparison))**",
    ]
    let findings = findings(of: comparison)
    if !findings.isEmpty {
      sections.append(findings.map { "- `\($0)`" }.joined(separator: "\n"))
    }
    let failures = failures(of: results)
    if !failures.isEmpty {
      sections.append((["```text"] + failures + ["```"]).joined(separator: "\n"))
    }
    for table in tables(of: results, wholeIterations) {
      sections.append(
        """
        <details><summary>\(table.title)</summary>

        \(table.grid.markdown)

        </details>
        """
      )
    }
    let unavailable = unavailable(in: results)
    if !unavailable.isEmpty {
      sections.append(unavailable.map { "- \($0)" }.joined(separator: "\n"))
    }
    let build = "Swift \(results.toolchain.swift), \(results.toolchain.configuration.rawValue)"
    let machine = "\(results.machine.processor), \(results.machine.cores) cores"
    let command = results.command.joined(separator: " ")
    sections.append("<sub>`\(command)`; \(build); \(machine); \(results.date)</sub>")
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// What gating a run says: what failing processes wrote, what was found, and in the last line
  /// what that means.
  static func gateLines(
    of results: SuiteResults,
    _ comparison: SuiteComparison,
    verb: String
  ) -> [String] {
    failures(of: results) + findings(of: comparison)
      + ["\(verb): \(conclusion(of: results, comparison: comparison))"]
  }

  private static func tables(
    of results: SuiteResults,
    _ wholeIterations: Bool
  ) -> [BenchmarkTable] {
    results.benchmarks.filter { !$0.metrics.isEmpty }.map { figures in
      let benchmark = BenchmarkRegistry.shared.benchmark(named: figures.benchmark)
      return BenchmarkTable(
        of: figures,
        configuration: benchmark?.configuration,
        wholeIterations: wholeIterations
      )
    }
  }

  /// A line for each metric that can't be measured here, with the reason.
  private static func unavailable(in results: SuiteResults) -> [String] {
    var reasons: [String: String] = [:]
    for figures in results.benchmarks {
      reasons.merge(figures.unavailable) { first, _ in first }
    }
    return reasons.sorted { $0.key < $1.key }.map { "not available: \($0.key): \($0.value)" }
  }

  private static func failures(of results: SuiteResults) -> [String] {
    results.failures.flatMap { failure in
      ["\(failure)"] + failure.standardError.map { "    \($0)" }
    }
  }

  /// A line for each finding; failures have lines of their own.
  private static func findings(of comparison: SuiteComparison?) -> [String] {
    (comparison?.findings ?? []).filter { !$0.isFailure }.map(\.description)
  }

  /// How much was measured, how much failed, and how that compares with the baseline.
  private static func conclusion(
    of results: SuiteResults,
    comparison: SuiteComparison?
  ) -> String {
    let failed = Set(results.failures.map(\.benchmark))
    let measured = "\(results.benchmarks.count - failed.count) measured, \(failed.count) failed"
    guard let comparison else { return measured }
    let meaning =
      switch comparison.verdict {
      case .unchanged: "nothing differs from the \(comparison.kind.name)"
      case .inconclusive: "inconclusive"
      case .moved, .improved: comparison.kind.acceptance
      case .notComparable, .rebaseline: "could not compare"
      case .expired: "an acceptance has expired; fix what got worse, or accept it again"
      case .regressed: "worse than the \(comparison.kind.name)"
      }
    let verdicts = comparison.verdicts.values
    let counts = Verdict.allCases.compactMap { verdict -> String? in
      let count = verdicts.count { $0 == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    let tally = counts.isEmpty ? "no benchmarks" : counts.joined(separator: ", ")
    return "\(measured); \(meaning) (\(tally))"
  }
}
