import Results

extension Baseline {
  /// This baseline with the entries in scope replaced by those of a run.
  ///
  /// An entry in scope that the run doesn't have is dropped. An acceptance is added unless nothing
  /// changed.
  ///
  /// - Returns: the new baseline and the changes in words.
  /// - Throws: `AcceptanceError` for a run of another build or allocation counter, if entries that
  ///   were counted in the old way would stay.
  package func accepting(
    _ run: Baseline,
    in scope: ComparisonScope,
    reason: String,
    date: String
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
    accepted.allocationCounter = run.allocationCounter
    for identity in Set(identities + run.identities).sorted() {
      let old = self[identity]
      let new = run[identity]
      guard let known = new ?? old, scope.contains(identity, known) else { continue }
      accepted[identity] = new
      changes += Self.changes(of: identity, from: old, to: new)
    }
    if !changes.isEmpty {
      accepted.acceptances.append(Acceptance(date: date, reason: reason, changes: changes.count))
    }
    return (accepted, changes)
  }

  private func changesOfOrigin(to run: Baseline) -> [String] {
    var changes: [String] = []
    if toolchain.build != run.toolchain.build {
      changes.append("build: \(toolchain.build) -> \(run.toolchain.build)")
    }
    if allocationCounter != run.allocationCounter {
      changes.append("allocation counter: \(allocationCounter) -> \(run.allocationCounter)")
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
    return behaviour + metrics
  }
}
