package import UBRegression
import UBResults

extension ComparisonReport {
  /// The next steps after a comparison that is no pass.
  ///
  /// - Parameters:
  ///   - comparison: the comparison.
  ///   - times: the times of the two builds; `nil` if none were taken.
  ///   - tool: the words that run the tool, such as `updatebench`.
  ///   - suite: the suite, where commands have to name it; `nil` for the tool's first.
  ///   - file: the path of the run's result document.
  ///   - isExplained: whether the call stacks of changed allocations were shown.
  /// - Returns: one to three lines; none after a pass.
  package static func nextSteps(
    of comparison: Comparison,
    times: TimesDocument? = nil,
    tool: String,
    suite: String? = nil,
    file: String,
    isExplained: Bool = false
  ) -> [String] {
    let steps = NextSteps(
      comparison: comparison,
      times: times,
      tool: tool,
      suite: suite.map { " --suite \($0)" } ?? "",
      file: file,
      isExplained: isExplained
    )
    return steps.lines.map { "next: \($0)" }
  }
}

/// The remedies for the findings of a comparison, the most urgent first.
private struct NextSteps {
  let comparison: Comparison
  let times: TimesDocument?
  let tool: String
  /// The option that names the suite, after a space; empty for the tool's first suite.
  let suite: String
  let file: String
  let isExplained: Bool

  private static let linesMax = 3

  var lines: [String] {
    let verdict = ComparisonReport.verdict(of: comparison, times: times)
    guard verdict != .unchanged else { return [] }
    var unique: [String] = []
    let ofRun = failures.isEmpty ? ofObstacles : ofFailures
    for line in ofDifferences + ofRun + ofTimes where !unique.contains(line) {
      unique.append(line)
    }
    return unique.isEmpty
      ? ["check that the filter names a benchmark that the \(comparison.standard.name) judges"]
      : Array(unique.prefix(Self.linesMax))
  }

  // MARK: - Commands

  private var accepting: String {
    "\(tool) baseline accept\(suite) --from \(file) --reason \"...\""
  }
  private var saving: String { "\(tool) baseline save\(suite) --from \(file)" }
  private var deleting: String { "\(tool) baseline delete\(suite)" }
  private var updating: String { "\(tool) thresholds update\(suite)" }

  /// The command that takes the run's numbers; `nil` where nothing is stored, or where a run can't
  /// be accepted.
  private var taking: String? {
    guard !comparison.isRefused, failures.isEmpty else { return nil }
    switch comparison.standard {
    case .baseline: return accepting
    case .thresholds: return updating
    case .run, .build: return nil
    }
  }

  /// A sentence that ends with the command that takes the numbers, where there is one.
  private func step(_ sentence: String, or alternative: String) -> String {
    taking.map { "\(sentence)\(alternative): \($0)" } ?? sentence
  }

  // MARK: - Differences

  private var ofDifferences: [String] {
    let verdicts = Set(comparison.entries.map(comparison.meaning))
    let subject = comparison.entries.contains { $0.verdict == .regressed } ? "regression" : "cause"
    var lines: [String] = []
    if verdicts.contains(.regressed) {
      lines.append(step("fix the \(subject)", or: ", or accept the new numbers"))
    }
    if verdicts.contains(.expired) {
      lines.append(step("fix the expired regression", or: ", or accept it again"))
    }
    if !verdicts.isDisjoint(with: [.improved, .moved]), let taking {
      lines.append("hold later runs to the new numbers: \(taking)")
    }
    if verdicts.contains(.regressed), !isExplained, case .build = comparison.standard {
      lines.append("add --explain to see where allocations changed")
    }
    return lines
  }

  private var ofTimes: [String] {
    let verdicts = times?.entries.map(\.verdict) ?? []
    let slower =
      verdicts.contains(.slower)
      ? ["fix the slowdown, or allow it with a larger --margin"] : []
    let inconclusive =
      verdicts.contains(.inconclusive)
      ? ["run again on an idle machine, or with a longer --time-limit, to judge the times"] : []
    let missing =
      verdicts.contains(.notComparable)
      ? ["run again: a benchmark could not be timed in both builds"] : []
    return slower + missing + inconclusive
  }

  // MARK: - Failures and obstacles

  private var failures: [Failure] {
    comparison.entries.flatMap(\.obstacles).compactMap { obstacle in
      if case .failed(let failure) = obstacle { failure } else { nil }
    }
  }

  /// Nothing else can be settled while a benchmark fails.
  private var ofFailures: [String] {
    let identities = Set(failures.map(\.identity)).sorted()
    let amount = Amount.of(identities.count, "benchmark")
    let subject = identities.count == 1 ? "\(identities[0])" : amount
    return ["fix the failure of \(subject), then run again"]
  }

  private var ofObstacles: [String] {
    let entries = comparison.entries.filter { !comparison.standard.allows($0) }
    return (comparison.obstacles + entries.flatMap(\.obstacles)).map(remedy(for:))
  }

  private func remedy(for obstacle: Obstacle) -> String {
    switch obstacle {
    case .missingBaseline: "make the first baseline: \(saving)"
    case .outdated: "replace the old baseline: \(deleting) && \(saving)"
    case .unreadable: "restore the unreadable file from version control"
    case .otherSuite: "compare with the baseline of the run's own suite"
    case .otherToolchain:
      "compare numbers of one Swift version, or make a baseline for the new one: \(saving)"
    case .otherBuild: "build both sides with the same configuration and traits"
    case .debugBuild: "measure a release build: swift run -c release \(tool) gate\(suite)"
    case .checkedBuild: "measure a build without the trait InternalChecks"
    case .otherCounter: step("take the numbers of the new counter", or: "")
    case .skipped(.instructions, _):
      "install valgrind (apt-get install valgrind), which counts instructions"
    case .skipped(let source, _): "measure where \(source.rawValue) can be counted"
    case .ownerlessFile: "remove files of benchmarks that are gone: \(updating)"
    case .missingFile: "write the missing files: \(updating)"
    case .changedBehaviour:
      step("check that the benchmark is meant to do something else", or: ", then accept it")
    default: remedyOfEntry(for: obstacle)
    }
  }

  private func remedyOfEntry(for obstacle: Obstacle) -> String {
    switch (obstacle, comparison.standard) {
    case (.missingInRun, .baseline):
      return "restore the missing benchmark, or drop it: "
        + "\(tool) baseline accept\(suite) --reason \"...\""
    case (.missingInRun, _): return "restore the missing benchmark"
    case (.missingInBaseline, .build): return "let added benchmarks pass with --allow-added"
    case (.missingInBaseline, _), (.missingMetric(_, .baseline, _), _):
      return step("check that the new numbers are right", or: ", then accept them")
    case (.missingMetric(let key, .run, _), _), (.unmeasurable(let key, _), _):
      return "measure \(key) where it is available, or take it out of the benchmark"
    case (.nondeterministic(let key, _), _), (.unrepeatable(let key), _):
      return "give \(key) a threshold, or take it out of the benchmark's metrics"
    case (.otherMachine, _): return "judge times on the machine of the baseline, or omit --time"
    case (.unknownMetric, _): return "compare with the version of the tool that made the baseline"
    default: return "resolve: \(obstacle)"
    }
  }
}
