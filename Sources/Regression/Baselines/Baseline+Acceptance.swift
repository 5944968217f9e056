package import UBResults

extension Baseline {
  /// This baseline with the entries in scope replaced by those of a run.
  ///
  /// An entry in scope that the run doesn't have is dropped, and a metric that was not requested
  /// stays. An acceptance is added unless nothing changed. It concerns the entries that differ; if
  /// none does, the entries with a last day.
  ///
  /// - Returns: the new baseline and the changes in words.
  /// - Throws: `AcceptanceError` for a run of another build or counter, if numbers that were
  ///   counted in the old way would stay; for a last day, if nothing got worse.
  package func accepting(
    _ run: ResultView,
    by rules: JudgingRules = JudgingRules(),
    in scope: ComparisonScope,
    on terms: Acceptance
  ) throws(AcceptanceError) -> (baseline: Baseline, changes: [String]) {
    let new = Baseline(of: run, by: rules)
    let origin = Origin(of: self, new)
    let replacements = replacements(from: new, run, by: rules, in: scope)
    let kept =
      entries.sorted.count { !scope.contains($0.identity, $0.value) }
      + replacements.count { $0.keeps(origin.changedSources, by: rules) }
    guard origin.changes.isEmpty || kept == 0 else {
      throw .otherOrigin(changes: origin.changes, kept: kept)
    }
    var accepted = self
    accepted.machine = rules.judgesTimes ? new.machine ?? machine : machine ?? new.machine
    accepted.toolchain = new.toolchain
    for source in Metric.Source.allCases {
      accepted.counters[source] = new.counters[source] ?? counters[source]
    }
    var changes = origin.changes
    let isRenewal = changes.isEmpty && replacements.allSatisfy(\.changes.isEmpty)
    var isBound = false
    for replacement in replacements {
      let (identity, old) = (replacement.identity, replacement.old?.expiring)
      let isConcerned = isRenewal ? old != nil : !replacement.changes.isEmpty
      var entry = replacement.new
      entry?.expiring =
        isConcerned ? expiring(replacement, run, from: origin, by: rules, on: terms) : old
      isBound = isBound || isConcerned && entry?.expiring != nil
      accepted.entries[identity] = entry
      changes += replacement.changes
      let date = ExpiringAcceptance.change(from: old, to: entry?.expiring)
      changes += entry == nil ? [] : [date].compactMap(\.self).map { "\(identity): \($0)" }
    }
    guard isBound || terms.expires == nil else { throw .nothingWorse }
    if !changes.isEmpty {
      var acceptance = terms
      acceptance.changes = changes.count
      accepted.acceptances.append(acceptance)
    }
    return (accepted, changes)
  }

  private func replacements(
    from new: Baseline,
    _ run: ResultView,
    by rules: JudgingRules,
    in scope: ComparisonScope
  ) -> [Replacement] {
    let measured = Dictionary(run.entries.map { ($0.identity, $0) }) { first, _ in first }
    return Set(entries.identities + new.entries.identities).sorted().compactMap { identity in
      let old = entries[identity]
      let entry = measured[identity]
      let merged = new.entries[identity].map { new in
        old.map { Self.merged($0, new, entry, run.counters, by: rules) } ?? new
      }
      guard let known = merged ?? old, scope.contains(identity, known) else { return nil }
      return Replacement(identity: identity, old: old, new: merged, run: entry)
    }
  }

  /// The run's entry, with the old values of the metrics that were not requested.
  private static func merged(
    _ old: Entry,
    _ new: Entry,
    _ run: ResultView.Entry?,
    _ counters: MetricCounters,
    by rules: JudgingRules
  ) -> Entry {
    var merged = new
    for key in Set(old.metrics.keys).union(new.metrics.keys) {
      let metric = rules.metric(key, in: run)
      let isUncounted = metric.source == .instructions && counters[.instructions] == nil
      let isOmitted = isUncounted && run?[key] == nil
      if !rules.includes(key) || rules.leavesOut(metric) || isOmitted {
        merged.metrics[key] = old.metrics[key]
      }
    }
    return merged
  }

  /// The regressions of an entry that are accepted until a day; none of an entry that did something
  /// else or was counted by another build, and none of a metric of another counter.
  private func expiring(
    _ replacement: Replacement,
    _ run: ResultView,
    from origin: Origin,
    by rules: JudgingRules,
    on terms: Acceptance
  ) -> ExpiringAcceptance? {
    guard origin.isSameBuild, let old = replacement.old, let new = replacement.new,
      let entry = replacement.run
    else { return nil }
    func isWorse(_ key: String, than before: MetricValue) -> Bool {
      let metric = rules.metric(key, in: entry)
      guard metric.polarity != .informational, let now = new.metrics[key] else { return false }
      guard !origin.changedSources.contains(metric.source) else { return false }
      return rules.isWorse(now, than: before, metric, of: entry.identity.label)
    }
    let before = old.facts == new.facts ? old.metrics : [:]
    return terms.expiring(before.filter(isWorse), after: old.expiring, isWorse: isWorse)
  }
}

/// The differences between the build and the counters of a baseline and those of a run.
private struct Origin {
  /// Whether both sides have the same configuration and traits.
  let isSameBuild: Bool
  /// The sources of metrics that have another counter.
  let changedSources: Set<Metric.Source>
  /// The differences in words.
  let changes: [String]

  init(of base: Baseline, _ run: Baseline) {
    let builds = (base.toolchain.build, run.toolchain.build)
    isSameBuild = builds.0 == builds.1
    let obstacles = Obstacle.counters(base: base.counters, run: run.counters)
    changedSources = Set(obstacles.compactMap(\.source))
    changes =
      (isSameBuild ? [] : ["build: \(builds.0) -> \(builds.1)"])
      + obstacles.compactMap { obstacle in
        guard case .otherCounter(let source, let old, let new) = obstacle else { return nil }
        return "counter of \(source.rawValue): \(old) -> \(new)"
      }
  }
}

/// An entry of a baseline and its replacement by a run.
private struct Replacement {
  let identity: EntryIdentity
  let old: Baseline.Entry?
  let new: Baseline.Entry?
  /// The run's measurements; `nil` if it has none.
  let run: ResultView.Entry?
  /// The differences in words.
  let changes: [String]

  init(
    identity: EntryIdentity,
    old: Baseline.Entry?,
    new: Baseline.Entry?,
    run: ResultView.Entry?
  ) {
    self.identity = identity
    self.old = old
    self.new = new
    self.run = run
    changes = Self.changes(from: old, to: new).map { "\(identity): \($0)" }
  }

  /// Whether the new entry has values from the old one whose counter the run doesn't share.
  func keeps(_ sources: Set<Metric.Source>, by rules: JudgingRules) -> Bool {
    guard let new, let old else { return false }
    return new.metrics.keys.contains { key in
      let isKept = old.metrics[key] != nil && !rules.includes(key)
      return isKept && sources.contains(rules.metric(key, in: run).source)
    }
  }

  private static func changes(
    from old: Baseline.Entry?,
    to new: Baseline.Entry?
  ) -> [String] {
    guard let old else { return new == nil ? [] : ["added"] }
    guard let new else { return ["removed"] }
    let facts = BehaviourChange.all(from: old.facts, to: new.facts).map(\.description)
    return facts
      + Set(old.metrics.keys).union(new.metrics.keys).sorted().compactMap { key in
        switch (old.metrics[key], new.metrics[key]) {
        case (nil, let value?): return "\(key) added at \(value)"
        case (let value?, nil): return "\(key) removed, was \(value)"
        case (let before?, let after?) where before != after:
          guard let old = before.constant, let new = after.constant, old != new else {
            return "\(key) \(before) -> \(after)"
          }
          return MetricDifference(Metric(key, source: .other), from: old, to: new).description
        default: return nil
        }
      }
  }
}
