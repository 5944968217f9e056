import Regression
import Results

/// A run of a suite held against its baseline.
struct SuiteComparison {
  /// What was found, by benchmark.
  private(set) var findings: [Finding] = []
  /// The verdict of each benchmark, by name.
  private(set) var verdicts: [String: Verdict] = [:]

  /// A comparison that can't be made.
  init(refusedFor reason: String) {
    findings = [Finding(verdict: .notComparable, benchmark: nil, detail: reason)]
  }

  /// Compares a run with a baseline, both ways.
  ///
  /// - Parameters:
  ///   - base: the numbers to hold the run to.
  ///   - results: the new numbers.
  ///   - thresholds: what the benchmarks allow.
  ///   - scope: what the run was meant to have.
  ///   - today: the day by which acceptances expire.
  ///   - allowsAnyBuild: whether numbers of a debug or checked build may be compared with others
  ///     of the same.
  init(
    base: SuiteBaseline,
    results: SuiteResults,
    thresholds: SuiteThresholds,
    in scope: SuiteRequest,
    on today: Day,
    allowsAnyBuild: Bool
  ) {
    let run = SuiteBaseline(of: results, thresholds: thresholds)
    for reason in Self.refusals(base: base, run: run, allowsAnyBuild: allowsAnyBuild) {
      findings.append(Finding(verdict: .notComparable, benchmark: nil, detail: reason))
    }
    guard findings.isEmpty else { return }
    let failures = Dictionary(grouping: results.failures) { $0.benchmark }
    let known = Set(base.entries.keys).union(run.entries.keys).union(failures.keys)
    for name in known.sorted() where scope.filter.matches(name) {
      let entry = EntryComparison(
        name: name,
        base: base.entries[name],
        run: run.entries[name],
        figures: results.benchmarks.first { $0.benchmark == name },
        thresholds: thresholds,
        scope: scope,
        today: today,
        isSameMachine: base.machine?.isSameForTimes(as: results.machine) ?? true
      )
      let failed = (failures[name] ?? []).map { failure in
        let detail = "\(failure.kind.rawValue): \(failure.detail)"
        return Finding(
          verdict: .notComparable,
          benchmark: name,
          detail: detail,
          isFailure: true
        )
      }
      findings += failed + entry.findings
      let known = failed.compactMap(\.verdict) + [entry.verdict].compactMap(\.self)
      verdicts[name] = known.isEmpty ? nil : Verdict.decisive(among: known)
    }
    findings += thresholds.unjudged(in: results, of: scope)
  }

  /// What it all means; a comparison of nothing is no pass.
  var verdict: Verdict {
    guard !verdicts.isEmpty else { return .notComparable }
    return Verdict.decisive(among: Array(verdicts.values) + findings.compactMap(\.verdict))
  }

  /// Why no number of the two sides may be compared.
  private static func refusals(
    base: SuiteBaseline,
    run: SuiteBaseline,
    allowsAnyBuild: Bool
  ) -> [String] {
    var obstacles = Obstacle.between(
      base: (base.suite, base.toolchain),
      run: (run.suite, run.toolchain),
      allowsAnyBuild: allowsAnyBuild
    )
    if base.allocationCounter != run.allocationCounter {
      obstacles.append(
        .otherAllocationCounter(base: base.allocationCounter, new: run.allocationCounter)
      )
    }
    return obstacles.map(\.description)
  }
}

extension Machine {
  /// Whether times of two machines can be compared at all.
  func isSameForTimes(as other: Machine) -> Bool {
    processor == other.processor && cores == other.cores
  }
}
