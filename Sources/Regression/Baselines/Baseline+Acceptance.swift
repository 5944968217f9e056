import UBResults

extension Baseline {
  /// This baseline with the entries in scope replaced by those of a run.
  ///
  /// An entry in scope that the run doesn't have is dropped. An acceptance is added unless nothing
  /// changed. It concerns the entries that differ; where none does, those that had a last day.
  ///
  /// - Returns: the new baseline and the changes in words.
  /// - Throws: `AcceptanceError` for a run of another build or allocation counter, if entries that
  ///   were counted in the old way would stay; for a last day, if nothing got worse.
  package func accepting(
    _ run: Baseline,
    in scope: ComparisonScope,
    on terms: AcceptanceTerms
  ) throws(AcceptanceError) -> (baseline: Baseline, changes: [String]) {
    var changes = changesOfOrigin(to: run)
    let kept = identities.count { identity in
      self[identity].map { !scope.contains(identity, $0) } ?? false
    }
    guard changes.isEmpty || kept == 0 else {
      throw .otherOrigin(changes: changes, kept: kept)
    }
    var accepted = self
    accepted.toolchain = run.toolchain
    accepted.workCounter = run.workCounter
    accepted.allocationCounter = run.allocationCounter
    // A run that counts no instructions says nothing about those that are stored.
    accepted.instructionCounter = run.instructionCounter ?? instructionCounter
    let replacements = replacements(from: run, in: scope)
    let isRenewal = changes.isEmpty && replacements.allSatisfy(\.changes.isEmpty)
    let worse = numbersBefore(getting: run, in: scope)
    var isBound = false
    for replacement in replacements {
      let (identity, old) = (replacement.identity, replacement.old?.expiring)
      var new = replacement.new
      let isConcerned = isRenewal ? old != nil : !replacement.changes.isEmpty
      new?.expiring =
        isConcerned
        ? terms.expiring(worse[identity] ?? [:], after: old) { key, value in
          replacement.new?.difference(of: key, from: value)?.verdict == .regressed
        } : old
      isBound = isBound || isConcerned && new?.expiring != nil
      accepted[identity] = new
      changes += replacement.changes
      let date = ExpiringAcceptance.change(from: old, to: new?.expiring)
      changes += new == nil ? [] : [date].compactMap(\.self).map { "\(identity): \($0)" }
    }
    guard isBound || terms.expires == nil else { throw .nothingWorse }
    if !changes.isEmpty {
      accepted.acceptances.append(terms.acceptance(of: changes.count))
    }
    return (accepted, changes)
  }

  /// An entry in scope, and what a run makes of it.
  private struct Replacement {
    var identity: EntryIdentity
    var old: BaselineEntry?
    var new: BaselineEntry?
    var changes: [String]
  }

  private func replacements(from run: Baseline, in scope: ComparisonScope) -> [Replacement] {
    Set(identities + run.identities).sorted().compactMap { identity in
      let old = self[identity]
      var new = run[identity]
      if run.instructionCounter == nil { new?.instructions = old?.instructions }
      guard let known = new ?? old, scope.contains(identity, known) else { return nil }
      let changes = Self.changes(of: identity, from: old, to: new)
      return Replacement(identity: identity, old: old, new: new, changes: changes)
    }
  }

  /// The numbers of each entry that got worse, as they are here.
  private func numbersBefore(
    getting run: Baseline,
    in scope: ComparisonScope
  ) -> [EntryIdentity: [String: Int]] {
    let comparison = Comparison(
      base: self,
      run: run,
      failures: [],
      in: scope,
      on: nil,
      allowsAnyBuild: true
    )
    let worse = comparison.entries.map { entry in
      let differences = entry.differences.filter { $0.verdict == .regressed }
      return (entry.identity, differences.map { ($0.metric.key, $0.old) })
    }
    return Dictionary(uniqueKeysWithValues: worse).mapValues(Dictionary.init(uniqueKeysWithValues:))
  }

  private func changesOfOrigin(to run: Baseline) -> [String] {
    var changes: [String] = []
    if toolchain.build != run.toolchain.build {
      changes.append("build: \(toolchain.build) -> \(run.toolchain.build)")
    }
    if allocationCounter != run.allocationCounter {
      changes.append("allocation counter: \(allocationCounter) -> \(run.allocationCounter)")
    }
    let work = (workCounter ?? .work, run.workCounter ?? .work)
    if work.0 != work.1 {
      changes.append("work counter: \(work.0) -> \(work.1)")
    }
    if let old = instructionCounter, let new = run.instructionCounter, old != new {
      changes.append("instruction counter: \(old) -> \(new)")
    }
    return changes
  }

  private static func changes(
    of identity: EntryIdentity,
    from old: BaselineEntry?,
    to new: BaselineEntry?
  ) -> [String] {
    guard let old else { return ["\(identity): added"] }
    guard let new else { return ["\(identity): removed"] }
    let behaviour = BehaviourChange.all(from: old, to: new).map { "\(identity): \($0)" }
    let metrics = Metric.all.compactMap { metric -> String? in
      let values = (old.metrics[metric.key], new.metrics[metric.key])
      guard values.0 != values.1 else { return nil }
      return switch values {
      case (nil, let value?): "\(identity): \(metric.key) added at \(value)"
      case (let value?, nil): "\(identity): \(metric.key) removed, was \(value)"
      case (let before?, let after?):
        "\(identity): \(MetricDifference(metric: metric, old: before, new: after))"
      case (nil, nil): nil
      }
    }
    return behaviour + metrics + instructionChanges(of: identity, from: old, to: new)
  }

  private static func instructionChanges(
    of identity: EntryIdentity,
    from old: BaselineEntry,
    to new: BaselineEntry
  ) -> [String] {
    let key = Metric.instructions.key
    switch (old.instructions, new.instructions) {
    case (nil, nil): return []
    case (nil, let new?): return ["\(identity): \(key) added at \(new.own)"]
    case (let old?, nil): return ["\(identity): \(key) removed, was \(old.own)"]
    case (let old?, let new?):
      let difference = MetricDifference(from: old, to: new)
      return old == new ? [] : ["\(identity): \(difference)"]
    }
  }
}
