package import UBResults

/// Two sides beside each other, and what that means.
package struct Comparison: Equatable, Sendable {
  /// Why the sides can't be compared, or can't be compared in full.
  package let obstacles: [Obstacle]
  /// The entries of both sides, by label and then by strategy.
  package let entries: [EntryComparison]

  package init(obstacles: [Obstacle] = [], entries: [EntryComparison] = []) {
    self.obstacles = obstacles
    self.entries = entries
  }

  /// What it means.
  ///
  /// A comparison of nothing with nothing is no pass.
  package var verdict: Verdict {
    let nothing: [Verdict] = entries.isEmpty ? [.notComparable] : []
    return Verdict.decisive(among: entries.map(\.verdict) + obstacles.map(\.verdict) + nothing)
  }
}

extension Comparison {
  /// Compares a run with a baseline, both ways and exactly.
  ///
  /// - Parameters:
  ///   - base: the numbers to hold the run to.
  ///   - run: the new numbers.
  ///   - failures: what the run has no numbers for.
  ///   - instructionsSkipped: why the run could not count instructions though it was to.
  ///   - scope: the entries of the baseline that the run was meant to have.
  ///   - today: the day by which acceptances expire; `nil` for sides in which none can.
  ///   - allowsAnyBuild: whether numbers of a debug or checked build may be compared with others
  ///     of the same.
  /// - Complexity: O(n log n) in the entries.
  package init(
    base: Baseline,
    run: Baseline,
    failures: [Failure],
    instructionsSkipped: String? = nil,
    in scope: ComparisonScope = .everything,
    on today: Day?,
    allowsAnyBuild: Bool = false
  ) {
    let refusals = Obstacle.between(
      base: (base.suite, base.toolchain),
      run: (run.suite, run.toolchain),
      allowsAnyBuild: allowsAnyBuild
    )
    guard refusals.isEmpty else {
      self.init(obstacles: refusals, entries: Self.failed(failures))
      return
    }
    let counters = Self.counterObstacles(base: base, run: run, skipped: instructionsSkipped)
    let metrics = Self.comparableMetrics(base: base, run: run)
    let baseIdentities = base.identities.filter { identity in
      base[identity].map { scope.contains(identity, $0) } ?? false
    }
    let identities = Set(baseIdentities + run.identities + failures.map(\.identity)).sorted()
    let entries = identities.map { identity in
      Self.compare(
        identity,
        base: base[identity],
        new: run[identity],
        failures: failures.filter { $0.identity == identity },
        metrics: metrics,
        today: today
      )
    }
    self.init(obstacles: counters, entries: entries)
  }

  /// Which numbers can't be compared since something else counted them, or nothing did.
  private static func counterObstacles(
    base: Baseline,
    run: Baseline,
    skipped: String?
  ) -> [Obstacle] {
    var obstacles: [Obstacle] = []
    let work = (base: base.workCounter ?? .work, new: run.workCounter ?? .work)
    if work.base != work.new {
      obstacles.append(.otherWorkCounter(base: work.base, new: work.new))
    }
    if base.allocationCounter != run.allocationCounter {
      obstacles.append(
        .otherAllocationCounter(base: base.allocationCounter, new: run.allocationCounter)
      )
    }
    guard let old = base.instructionCounter else { return obstacles }
    if let skipped {
      obstacles.append(.instructionsSkipped(reason: skipped))
    } else if let new = run.instructionCounter, old != new {
      obstacles.append(.otherInstructionCounter(base: old, new: new))
    }
    return obstacles
  }

  /// The metrics that the same counter counted on both sides.
  ///
  /// Instructions are among them only if the run counted any: whether it does is a choice.
  private static func comparableMetrics(base: Baseline, run: Baseline) -> [Metric] {
    let isSameWork = (base.workCounter ?? .work) == (run.workCounter ?? .work)
    let isSameAllocations = base.allocationCounter == run.allocationCounter
    let exact = Metric.all.filter { $0.isAllocation ? isSameAllocations : isSameWork }
    let countsInstructions =
      run.instructionCounter != nil
      && (base.instructionCounter == nil || base.instructionCounter == run.instructionCounter)
    return exact + (countsInstructions ? [.instructions] : [])
  }

  /// A comparison that can't be made at all, of a run that may have failures to tell.
  package init(refusedFor obstacle: Obstacle, failures: [Failure] = []) {
    self.init(obstacles: [obstacle], entries: Self.failed(failures))
  }

  private static func failed(_ failures: [Failure]) -> [EntryComparison] {
    failures.map { EntryComparison(identity: $0.identity, obstacles: [.failed($0)]) }
  }

  private static func compare(
    _ identity: EntryIdentity,
    base: BaselineEntry?,
    new: BaselineEntry?,
    failures: [Failure],
    metrics: [Metric],
    today: Day?
  ) -> EntryComparison {
    guard let new else {
      let obstacles = failures.isEmpty ? [.missingInRun] : failures.map(Obstacle.failed)
      return EntryComparison(identity: identity, obstacles: obstacles)
    }
    var obstacles = failures.map(Obstacle.failed)
    guard let base else {
      return EntryComparison(identity: identity, obstacles: obstacles + [.missingInBaseline])
    }
    var differences: [MetricDifference] = []
    obstacles += BehaviourChange.all(from: base, to: new).map(Obstacle.changedBehaviour)
    for metric in metrics where metric.metricClass == .exact {
      guard let old = base.metrics[metric.key] else {
        obstacles.append(.missingMetric(key: metric.key, side: .baseline))
        continue
      }
      guard let new = new.metrics[metric.key] else {
        obstacles.append(.missingMetric(key: metric.key, side: .run))
        continue
      }
      let difference = MetricDifference(metric: metric, old: old, new: new)
      switch (metric.polarity, difference.verdict) {
      case (_, .unchanged): break
      case (.behaviour, _): obstacles.append(.changedBehaviour(.metric(difference)))
      default: differences.append(difference)
      }
    }
    obstacles += unknownMetrics(base: base, new: new)
    if metrics.contains(.instructions) {
      switch (base.instructions, new.instructions) {
      case (nil, nil): break
      case (nil, _): obstacles.append(.missingMetric(key: Metric.instructions.key, side: .baseline))
      case (_, nil): obstacles.append(.missingMetric(key: Metric.instructions.key, side: .run))
      case (let old?, let new?):
        let difference = MetricDifference(from: old, to: new)
        if difference.verdict != .unchanged { differences.append(difference) }
      }
    }
    return EntryComparison(
      identity: identity,
      obstacles: obstacles,
      differences: differences,
      expired: today.flatMap { ExpiredAcceptance(of: base, new: new, on: $0) }
    )
  }

  /// What can't be said of metrics that another version of the tool wrote.
  private static func unknownMetrics(base: BaselineEntry, new: BaselineEntry) -> [Obstacle] {
    let known = Set(Metric.all.map(\.key))
    let keys = Set(base.metrics.keys).union(new.metrics.keys).subtracting(known)
    return keys.sorted().compactMap { key in
      switch (base.metrics[key], new.metrics[key]) {
      case (nil, _): .missingMetric(key: key, side: .baseline)
      case (_, nil): .missingMetric(key: key, side: .run)
      case (let old, let new): old == new ? nil : .unknownMetric(key: key)
      }
    }
  }
}
