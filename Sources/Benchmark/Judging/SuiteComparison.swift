import UBRegression
import UBResults

/// A run of a suite held against its baseline.
struct SuiteComparison {
  /// What a run is held against.
  enum Base {
    /// The suite's baseline.
    case baseline
    /// The files of thresholds.
    case thresholds
    /// Another run.
    case run
  }

  /// What the run was held against.
  private(set) var kind: Base
  /// What was found, by benchmark.
  private(set) var findings: [Finding] = []
  /// The verdict of each benchmark, by name.
  private(set) var verdicts: [String: Verdict] = [:]

  /// A comparison that can't be made.
  init(refusedFor reason: String, kind: Base = .baseline) {
    self.kind = kind
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
  ///   - kind: what the base is.
  ///   - found: what was found before.
  init(
    base: SuiteBaseline,
    results: SuiteResults,
    thresholds: SuiteThresholds,
    in scope: SuiteRequest,
    on today: Day,
    allowsAnyBuild: Bool,
    kind: Base = .baseline,
    after found: [Finding] = []
  ) {
    self.kind = kind
    let run = SuiteBaseline(of: results, thresholds: thresholds)
    for reason in Self.refusals(base: base, run: run, allowsAnyBuild: allowsAnyBuild) {
      findings.append(Finding(verdict: .notComparable, benchmark: nil, detail: reason))
    }
    guard findings.isEmpty else { return }
    findings = found
    var scope = scope
    for obstacle in Self.otherCounters(base: base, run: run) {
      findings.append(
        Finding(verdict: .rebaseline, benchmark: nil, detail: obstacle.obstacle.description)
      )
      scope.incomparable.formUnion(obstacle.metrics.map(\.key))
    }
    findings += Self.leftOut(of: base, in: scope)
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
        baseName: kind.name,
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

  /// The metrics that the two sides counted by different means; a change of means is no change of
  /// what is counted, so that they have to be taken anew.
  private static func otherCounters(
    base: SuiteBaseline,
    run: SuiteBaseline
  ) -> [(obstacle: Obstacle, metrics: [BenchmarkMetric])] {
    var others: [(obstacle: Obstacle, metrics: [BenchmarkMetric])] = []
    if let base = base.referenceCounter, let new = run.referenceCounter, base != new {
      others.append((.otherReferenceCounter(base: base, new: new), BenchmarkMetric.arc))
    }
    if let base = base.instructionCounter, let new = run.instructionCounter, base != new {
      others.append((.otherInstructionCounter(base: base, new: new), [.instructions]))
    }
    return others
  }

  /// What the baseline has and the run was not asked for.
  private static func leftOut(of base: SuiteBaseline, in scope: SuiteRequest) -> [Finding] {
    let key = BenchmarkMetric.instructions.key
    guard scope.includes(metric: key), scope.leavesOut(metric: key) else { return [] }
    let names = base.entries.filter { $0.value.metrics[key]?.kind == .simulated }.keys
    let count = names.count { scope.filter.matches($0) }
    guard count > 0 else { return [] }
    let benchmarks = count == 1 ? "1 benchmark" : "\(count) benchmarks"
    return [
      Finding(
        verdict: nil,
        benchmark: nil,
        detail: "instructions of \(benchmarks) in the baseline: --instructions counts them"
      )
    ]
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

extension SuiteComparison.Base {
  /// What sentences call it.
  var name: String {
    switch self {
    case .baseline: "baseline"
    case .thresholds: "threshold file"
    case .run: "base"
    }
  }

  /// What is to be done about better numbers.
  var acceptance: String {
    switch self {
    case .baseline: "better; accept the numbers with 'baseline accept'"
    case .thresholds: "better; write the numbers with 'thresholds update'"
    case .run: "better"
    }
  }
}

extension Machine {
  /// Whether times of two machines can be compared at all.
  func isSameForTimes(as other: Machine) -> Bool {
    processor == other.processor && cores == other.cores
  }
}
