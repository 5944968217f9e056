package import UBResults

extension Baseline {
  /// This baseline with the entries in scope replaced by those of a run.
  ///
  /// An entry in scope that the run doesn't have is dropped, and a metric that the run was not
  /// asked for stays. An acceptance is added unless nothing changed. It concerns the entries that
  /// differ; where none does, those that had a last day.
  ///
  /// - Returns: the new baseline and the changes in words.
  /// - Throws: `AcceptanceError` for a run of another build or counter, if entries that were
  ///   counted in the old way would stay; for a last day, if nothing got worse.
  package func accepting(
    _ run: ResultView,
    by rules: JudgingRules = JudgingRules(),
    in scope: ComparisonScope,
    on terms: AcceptanceTerms
  ) throws(AcceptanceError) -> (baseline: Baseline, changes: [String]) {
    let new = Baseline(of: run, by: rules)
    var changes = changesOfOrigin(to: new)
    let kept = entries.sorted.count { !scope.contains($0.identity, $0.value) }
    guard changes.isEmpty || kept == 0 else {
      throw .otherOrigin(changes: changes, kept: kept)
    }
    let isSameOrigin = changes.isEmpty
    var accepted = self
    accepted.machine = new.machine ?? machine
    accepted.toolchain = new.toolchain
    for source in Metric.Source.allCases {
      accepted.counters[source] = new.counters[source] ?? counters[source]
    }
    let replacements = replacements(from: new, run, by: rules, in: scope)
    let isRenewal = isSameOrigin && replacements.allSatisfy(\.changes.isEmpty)
    var isBound = false
    for replacement in replacements {
      let (identity, old) = (replacement.identity, replacement.old?.expiring)
      let isConcerned = isRenewal ? old != nil : !replacement.changes.isEmpty
      var entry = replacement.new
      entry?.expiring =
        isConcerned
        ? expiring(isSameOrigin ? replacement : nil, run[identity], by: rules, on: terms) : old
      isBound = isBound || isConcerned && entry?.expiring != nil
      accepted.entries[identity] = entry
      changes += replacement.changes
      let date = ExpiringAcceptance.change(from: old, to: entry?.expiring)
      changes += entry == nil ? [] : [date].compactMap(\.self).map { "\(identity): \($0)" }
    }
    guard isBound || terms.expires == nil else { throw .nothingWorse }
    if !changes.isEmpty {
      accepted.acceptances.append(terms.acceptance(of: changes.count))
    }
    return (accepted, changes)
  }

  /// An entry in scope and its replacement by a run.
  private struct Replacement {
    let identity: EntryIdentity
    let old: Entry?
    let new: Entry?
    let changes: [String]
  }

  private func replacements(
    from new: Baseline,
    _ run: ResultView,
    by rules: JudgingRules,
    in scope: ComparisonScope
  ) -> [Replacement] {
    Set(entries.identities + new.entries.identities).sorted().compactMap { identity in
      let old = entries[identity]
      let merged = new.entries[identity].map { entry in
        Self.merged(old, entry, run[identity], run.counters, by: rules)
      }
      guard let known = merged ?? old, scope.contains(identity, known) else { return nil }
      return Replacement(
        identity: identity,
        old: old,
        new: merged,
        changes: Self.changes(of: identity, from: old, to: merged)
      )
    }
  }

  /// The run's entry, with the metrics that the run was not asked for as they were.
  private static func merged(
    _ old: Entry?,
    _ new: Entry,
    _ run: ResultView.Entry?,
    _ counters: MetricCounters,
    by rules: JudgingRules
  ) -> Entry {
    var merged = new
    for (key, value) in old?.metrics ?? [:] {
      let metric = rules.metric(key, in: run)
      let isSimulated = value.metricClass == .simulated
      let isLeftOut = new.metrics[key] == nil && isSimulated && counters[.instructions] == nil
      if !rules.includes(key) || rules.leavesOut(metric) || isLeftOut {
        merged.metrics[key] = value
      }
    }
    return merged
  }

  /// The regressions of an entry that are accepted until a day; none of one that was counted in
  /// another way or did something else.
  private func expiring(
    _ replacement: Replacement?,
    _ run: ResultView.Entry?,
    by rules: JudgingRules,
    on terms: AcceptanceTerms
  ) -> ExpiringAcceptance? {
    guard let old = replacement?.old, let new = replacement?.new, let run else { return nil }
    func isWorse(_ key: String, than before: MetricValue) -> Bool {
      let metric = rules.metric(key, in: run)
      guard metric.polarity != .informational, let now = new.metrics[key] else { return false }
      return rules.isWorse(now, than: before, metric, of: run.identity.label)
    }
    let before = old.facts == new.facts ? old.metrics : [:]
    return terms.expiring(before.filter(isWorse), after: old.expiring, isWorse: isWorse)
  }

  // MARK: - Words

  private func changesOfOrigin(to run: Baseline) -> [String] {
    let builds = (toolchain.build, run.toolchain.build)
    let ofBuild = builds.0 == builds.1 ? [] : ["build: \(builds.0) -> \(builds.1)"]
    return ofBuild
      + Obstacle.counters(base: counters, run: run.counters).compactMap { obstacle in
        guard case .otherCounter(let source, let old, let new) = obstacle else { return nil }
        return "counter of \(source.rawValue): \(old) -> \(new)"
      }
  }

  private static func changes(
    of identity: EntryIdentity,
    from old: Entry?,
    to new: Entry?
  ) -> [String] {
    guard let old else { return new == nil ? [] : ["\(identity): added"] }
    guard let new else { return ["\(identity): removed"] }
    let facts = BehaviourChange.all(from: old.facts, to: new.facts).map { "\(identity): \($0)" }
    return facts
      + Set(old.metrics.keys).union(new.metrics.keys).sorted().compactMap { key in
        switch (old.metrics[key], new.metrics[key]) {
        case (nil, let value?): return "\(identity): \(key) added at \(value)"
        case (let value?, nil): return "\(identity): \(key) removed, was \(value)"
        case (let before?, let after?) where before != after:
          guard let old = before.constant, let new = after.constant else {
            return "\(identity): \(key) \(before) -> \(after)"
          }
          let metric = Metric(key, source: .other)
          return "\(identity): \(MetricDifference(metric, from: old, to: new))"
        default: return nil
        }
      }
  }
}
