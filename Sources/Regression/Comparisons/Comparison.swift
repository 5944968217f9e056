package import UBResults

/// A run compared with a base, and the verdict on it.
package struct Comparison: Equatable, Sendable {
  /// The reasons why the sides can't be compared, or not in full.
  package let obstacles: [Obstacle]
  /// The entries of both sides, in order.
  package let entries: [EntryComparison]
  /// Remarks on metrics that nothing judges.
  package let notes: [String]
  /// The kind of base.
  package let standard: ComparisonStandard

  package init(
    obstacles: [Obstacle] = [],
    entries: [EntryComparison] = [],
    notes: [String] = [],
    standard: ComparisonStandard = .baseline
  ) {
    self.obstacles = obstacles
    self.entries = entries
    self.notes = notes
    self.standard = standard
  }

  /// The verdict on the whole.
  ///
  /// A comparison that judged nothing doesn't pass. If other counters are the reason, the verdict
  /// is `rebaseline`.
  package var verdict: Verdict {
    let judged = entries.filter(\.isJudged)
    let ofObstacles = obstacles.map { standard.meaning(of: $0.verdict) }
    let isNothing = entries.isEmpty || judged.isEmpty && obstacles.isEmpty
    let nothing: [Verdict] = isNothing ? [.notComparable] : []
    return Verdict.decisive(among: judged.map(meaning) + ofObstacles + nothing)
  }

  /// The verdict on an entry by this standard.
  package func meaning(of entry: EntryComparison) -> Verdict {
    standard.allows(entry) ? .unchanged : standard.meaning(of: entry.verdict)
  }

  /// Whether the numbers of the two sides can be compared at all.
  package var isRefused: Bool {
    obstacles.contains { $0.source == nil }
  }
}

extension Comparison {
  /// Compares a run with a base, in both directions.
  ///
  /// - Parameters:
  ///   - base: the numbers to compare the run with.
  ///   - run: the new numbers.
  ///   - rules: the allowed differences and the requested metrics.
  ///   - scope: the requested entries.
  ///   - today: the day by which acceptances expire; `nil` for bases in which none can.
  ///   - standard: the kind of base.
  ///   - allowsAnyBuild: whether numbers of a debug or checked build may be compared with others
  ///     of the same.
  /// - Complexity: O(n log n) in the entries.
  package init(
    base: Baseline,
    run: ResultView,
    by rules: JudgingRules = JudgingRules(),
    in scope: ComparisonScope = .everything,
    on today: Day?,
    standard: ComparisonStandard = .baseline,
    allowsAnyBuild: Bool = false
  ) {
    let refusals = Obstacle.between(
      base: (base.suite, base.toolchain),
      run: (run.suite, run.toolchain),
      allowsAnyBuild: allowsAnyBuild
    )
    guard refusals.isEmpty else {
      self.init(
        obstacles: refusals,
        entries: Self.failed(run.failures),
        standard: standard
      )
      return
    }
    let expected = base.entries.sorted.filter { scope.contains($0.identity, $0.value) }
    let obstacles = Self.counterObstacles(
      base: base,
      run: run,
      among: rules.requestedSources(in: expected.map(\.value))
    )
    let isRequested = run.skipped[.instructions] != nil || run.wasToCountInstructions
    let omitsInstructions =
      rules.omitsInstructions || !run.countsInstructions && !isRequested
    let context = EntryComparison.Context(
      rules: rules,
      skippedSources: Set(obstacles.compactMap(\.source)),
      omitsInstructions: omitsInstructions,
      isSameMachine: base.machine?.isSameForTimes(as: run.machine) ?? true,
      today: today
    )
    let failures = Dictionary(grouping: run.failures) { $0.identity }
    let measured = Dictionary(run.entries.map { ($0.identity, $0) }) { first, _ in first }
    let identities = Set(expected.map(\.identity)).union(measured.keys).union(failures.keys)
    self.init(
      obstacles: obstacles,
      entries: identities.sorted().map { identity in
        EntryComparison(
          identity,
          base: base.entries[identity],
          run: measured[identity],
          failures: failures[identity] ?? [],
          in: context
        )
      },
      notes: (omitsInstructions ? Self.leftOut(of: expected.map(\.value), run, rules) : [])
        + rules.unjudged(in: run),
      standard: standard
    )
  }

  /// A comparison that is refused as a whole, with the run's failures.
  package init(
    refusedFor obstacle: Obstacle,
    failures: [Failure] = [],
    standard: ComparisonStandard = .baseline
  ) {
    self.init(
      obstacles: [obstacle],
      entries: Self.failed(failures),
      standard: standard
    )
  }

  private static func failed(_ failures: [Failure]) -> [EntryComparison] {
    failures.map { EntryComparison(identity: $0.identity, obstacles: [.failed($0)]) }
  }

  /// The sources of compared metrics that another counter counted, or that the run skipped.
  private static func counterObstacles(
    base: Baseline,
    run: ResultView,
    among sources: Set<Metric.Source>
  ) -> [Obstacle] {
    let skipped = Metric.Source.allCases.compactMap { source -> Obstacle? in
      guard base.counters[source] != nil else { return nil }
      return run.skipped[source].map { .skipped(source, reason: $0) }
    }
    return (Obstacle.counters(base: base.counters, run: run.counters) + skipped)
      .filter { $0.source.map(sources.contains) ?? true }
  }

  /// A note on instructions in the base that were not requested.
  private static func leftOut(
    of entries: [Baseline.Entry],
    _ run: ResultView,
    _ rules: JudgingRules
  ) -> [String] {
    guard !run.countsInstructions else { return [] }
    let count = entries.count { entry in
      entry.metrics.contains { key, value in
        value.metricClass == .simulated && rules.includes(key)
          && rules.metric(key, in: nil).source == .instructions
      }
    }
    guard count > 0 else { return [] }
    let subject = Amount.of(count, "entry", "entries")
    let advice = rules.instructionsSkipped.map { "not counted, as \($0)" }
    return [
      "the baseline has instructions of \(subject): \(advice ?? "--instructions counts them")"
    ]
  }
}

extension ResultView {
  /// Whether the run counted instructions.
  var countsInstructions: Bool { counters[.instructions] != nil }

  /// Whether an entry requested instructions that can't be counted here.
  var wasToCountInstructions: Bool {
    entries.contains { $0.unavailable["instructions"] != nil }
  }
}

extension JudgingRules {
  /// The sources of the requested metrics that entries of a base have.
  func requestedSources(in entries: [Baseline.Entry]) -> Set<Metric.Source> {
    let keys = Set(entries.flatMap(\.metrics.keys)).filter(includes)
    return Set(keys.map { metric($0, in: nil).source })
  }

  /// Notes on metrics with thresholds that are not judged, so that nothing passes silently.
  ///
  /// A metric that can't be measured here is an obstacle of its entry instead.
  func unjudged(in run: ResultView) -> [String] {
    var counts: [String: Int] = [:]
    for entry in run.entries {
      for (key, allowed) in thresholds[entry.identity.label] ?? [:]
      where includes(key) && entry[key] == nil && !allowed.isEmpty {
        guard entry.unavailable[key] == nil else { continue }
        let isTime = known[key]?.isTime ?? false
        let reason =
          isTime && !judgesTimes
          ? "--time judges times, on the machine of the baseline"
          : "it is not among the benchmark's metrics"
        counts["\(key): \(reason)", default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { subject, count in
      let benchmarks = Amount.of(count, "benchmark has", "benchmarks have")
      return "\(benchmarks) thresholds for \(subject)"
    }
  }
}

extension Machine {
  /// Whether times of two machines can be compared at all.
  package func isSameForTimes(as other: Machine) -> Bool {
    processor == other.processor && cores == other.cores
  }
}

/// The requested entries of a run.
package struct ComparisonScope: Sendable {
  private let includes: @Sendable (EntryIdentity, Baseline.Entry) -> Bool

  /// The entries that satisfy a condition.
  package init(_ includes: @escaping @Sendable (EntryIdentity, Baseline.Entry) -> Bool) {
    self.includes = includes
  }

  /// Every entry.
  package static let everything = ComparisonScope { _, _ in true }

  /// Whether an entry was requested.
  package func contains(_ identity: EntryIdentity, _ entry: Baseline.Entry) -> Bool {
    includes(identity, entry)
  }
}
