import UBRegression
import UBResults

extension SuiteBaseline {
  /// This baseline with the benchmarks in scope replaced by those of a run.
  ///
  /// A benchmark in scope that the run doesn't have is dropped. An acceptance is added unless
  /// nothing changed. It concerns the benchmarks that differ; where none does, those that had a
  /// last day.
  ///
  /// - Returns: the new baseline and the changes in words.
  /// - Throws: `AcceptanceError` for a run of another build or allocation counter, if benchmarks
  ///   that were counted in the old way would stay; for a last day, if nothing got worse.
  func accepting(
    _ run: SuiteBaseline,
    in scope: SuiteRequest,
    on terms: AcceptanceTerms,
    by rule: SuiteRule
  ) throws(AcceptanceError) -> (baseline: SuiteBaseline, changes: [String]) {
    var changes = changesOfOrigin(to: run)
    let kept = entries.keys.count { !scope.filter.matches($0) }
    guard changes.isEmpty || kept == 0 else {
      throw .otherOrigin(changes: changes, kept: kept)
    }
    var accepted = self
    accepted.machine = run.machine ?? machine
    accepted.toolchain = run.toolchain
    accepted.allocationCounter = run.allocationCounter
    accepted.referenceCounter = run.referenceCounter ?? referenceCounter
    accepted.instructionCounter = run.instructionCounter ?? instructionCounter
    let names = Set(entries.keys).union(run.entries.keys).filter(scope.filter.matches).sorted()
    let replacements = names.map { name in
      let new = Self.merged(entries[name], run.entries[name], in: scope)
      return (name, new, changes: Self.changes(of: name, from: entries[name], to: new))
    }
    let isSameOrigin = changes.isEmpty
    let isRenewal = isSameOrigin && replacements.allSatisfy(\.changes.isEmpty)
    var isBound = false
    for (name, new, found) in replacements {
      let old = entries[name]?.expiring
      let isConcerned = isRenewal ? old != nil : !found.isEmpty
      accepted.entries[name] = new
      accepted.entries[name]?.expiring =
        isConcerned ? expiring(name, isSameOrigin ? new : nil, on: terms, by: rule) : old
      let expiring = accepted.entries[name]?.expiring
      isBound = isBound || isConcerned && expiring != nil
      let date = ExpiringAcceptance.change(from: old, to: expiring)
      changes += found
      changes += new == nil ? [] : [date].compactMap(\.self).map { "\(name): \($0)" }
    }
    guard isBound || terms.expires == nil else { throw .nothingWorse }
    if !changes.isEmpty {
      accepted.acceptances.append(terms.acceptance(of: changes.count))
    }
    return (accepted, changes)
  }

  private func changesOfOrigin(to run: SuiteBaseline) -> [String] {
    var changes: [String] = []
    if toolchain.build != run.toolchain.build {
      changes.append("build: \(toolchain.build) -> \(run.toolchain.build)")
    }
    if allocationCounter != run.allocationCounter {
      changes.append("allocation counter: \(allocationCounter) -> \(run.allocationCounter)")
    }
    if let referenceCounter, let new = run.referenceCounter, referenceCounter != new {
      changes.append("reference counter: \(referenceCounter) -> \(new)")
    }
    if let instructionCounter, let new = run.instructionCounter, instructionCounter != new {
      changes.append("instruction counter: \(instructionCounter) -> \(new)")
    }
    return changes
  }

  /// What is accepted of a benchmark until a day; nothing of one that was counted in another way.
  private func expiring(
    _ name: String,
    _ new: Entry?,
    on terms: AcceptanceTerms,
    by rule: SuiteRule
  ) -> ExpiringAcceptance<BaselineMetric>? {
    func isWorse(_ key: String, than before: BaselineMetric) -> Bool {
      new?.metrics[key].map { rule.isWorse(key, of: name, $0, than: before) } ?? false
    }
    // Numbers of other work are not worse, whatever they are.
    let isSame = entries[name]?.scalingFactor == new?.scalingFactor
    let before = isSame ? entries[name]?.metrics ?? [:] : [:]
    return terms.expiring(before.filter(isWorse), after: entries[name]?.expiring, isWorse: isWorse)
  }

  /// The run's entry, with the metrics that the run was not asked for as they were.
  private static func merged(_ old: Entry?, _ new: Entry?, in scope: SuiteRequest) -> Entry? {
    guard var new else { return nil }
    for (key, metric) in old?.metrics ?? [:] {
      let isTime = BenchmarkMetric.isTime(key: key)
      let isLeftOut = new.metrics[key] == nil && scope.leavesOut(metric: key)
      if !scope.includes(metric: key) || isTime && !scope.usesTime || isLeftOut {
        new.metrics[key] = metric
      }
    }
    return new
  }

  private static func changes(of name: String, from old: Entry?, to new: Entry?) -> [String] {
    guard let old else { return new == nil ? [] : ["\(name): added"] }
    guard let new else { return ["\(name): removed"] }
    var changes: [String] = []
    if old.scalingFactor != new.scalingFactor {
      changes.append("\(name): scaling factor \(old.scalingFactor) -> \(new.scalingFactor)")
    }
    for key in Set(old.metrics.keys).union(new.metrics.keys).sorted() {
      switch (old.metrics[key], new.metrics[key]) {
      case (nil, let metric?): changes.append("\(name): \(key) added at \(metric)")
      case (let metric?, nil): changes.append("\(name): \(key) removed, was \(metric)")
      case (let before?, let after?) where before != after:
        changes.append("\(name): \(key) \(before) -> \(after)")
      default: break
      }
    }
    return changes
  }
}

extension BaselineMetric: CustomStringConvertible {
  /// The value, or the median and the extremes where they differ.
  package var description: String {
    percentiles.constant.map(String.init)
      ?? "\(percentiles.p50) (\(percentiles.p0) to \(percentiles.p100))"
  }
}
