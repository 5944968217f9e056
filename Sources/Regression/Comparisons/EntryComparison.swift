package import UBResults

/// One entry on both sides.
package struct EntryComparison: Equatable, Sendable {
  /// The entry's identity.
  package let identity: EntryIdentity
  /// The reasons why it can't be compared, or not in full.
  package private(set) var obstacles: [Obstacle]
  /// The metrics that differ.
  ///
  /// If the two sides did different things, the differences are shown, not judged.
  package private(set) var differences: [MetricDifference]
  /// The regressions that were accepted until a day that has passed.
  package private(set) var expired: ExpiredAcceptance?
  /// Remarks on metrics that nothing judges.
  package private(set) var notes: [String] = []
  /// The metrics whose values were compared, in order.
  package private(set) var judged: [Metric] = []
  /// Whether anything of the entry was judged.
  package private(set) var isJudged = true

  package init(
    identity: EntryIdentity,
    obstacles: [Obstacle] = [],
    differences: [MetricDifference] = [],
    expired: ExpiredAcceptance? = nil,
    judged: [Metric] = []
  ) {
    self.identity = identity
    self.obstacles = obstacles
    self.differences = differences
    self.expired = expired
    self.judged = judged
  }

  /// The verdict on the entry.
  package var verdict: Verdict {
    if didSomethingElse { return .notComparable }
    let obstacle: [Verdict] = obstacles.isEmpty ? [] : [.notComparable]
    let expiry: [Verdict] = expired == nil ? [] : [.expired]
    return Verdict.decisive(among: differences.map(\.verdict) + obstacle + expiry)
  }

  /// Whether the two sides did different things, so that their work can't be judged.
  package var didSomethingElse: Bool {
    obstacles.contains { obstacle in
      if case .changedBehaviour = obstacle { true } else { false }
    }
  }
}

extension EntryComparison {
  /// The parts of a comparison that all entries share.
  struct Context {
    let rules: JudgingRules
    /// The sources whose metrics can't be compared.
    let skippedSources: Set<Metric.Source>
    /// Whether instructions were not requested, so that their absence is no obstacle.
    let omitsInstructions: Bool
    let isSameMachine: Bool
    let today: Day?
  }

  /// Compares an entry that at least one side has, or that failed.
  init(
    _ identity: EntryIdentity,
    base: Baseline.Entry?,
    run: ResultView.Entry?,
    failures: [Failure],
    in context: Context
  ) {
    self.init(identity: identity, obstacles: failures.map(Obstacle.failed))
    guard let run, failures.isEmpty || !run.measurements.isEmpty else {
      if failures.isEmpty { obstacles.append(.missingInRun) }
      return
    }
    guard let base else {
      obstacles.append(.missingInBaseline)
      return
    }
    obstacles += BehaviourChange.all(from: base.facts, to: run.facts)
      .map(Obstacle.changedBehaviour)
    let rules = context.rules
    for (key, allowed) in (rules.thresholds[identity.label] ?? [:]).sorted(by: { $0.key < $1.key })
    where rules.includes(key) && !allowed.isEmpty {
      guard let reason = run.unavailable[key] else { continue }
      obstacles.append(.unmeasurable(key: key, reason: reason))
    }
    var judgedCount = 0
    for metric in Self.metrics(of: base, run, rules) where isCompared(metric, run, in: context) {
      judgedCount += 1
      compare(metric, base, run, in: context)
    }
    expired = context.today.flatMap { ExpiredAcceptance(of: base, run, by: rules, on: $0) }
    isJudged = judgedCount > 0 || !obstacles.isEmpty || expired != nil
    if !isJudged {
      notes.append("none of its metrics is a count or has a threshold that is judged")
    }
  }

  /// The metrics of either side: the run's in its order, then those that only the base has.
  private static func metrics(
    of base: Baseline.Entry,
    _ run: ResultView.Entry,
    _ rules: JudgingRules
  ) -> [Metric] {
    let measured = run.measurements.filter { measurement in
      base.metrics[measurement.metric.key] != nil || measurement.value.metricClass != .sampled
        || measurement.disagreement != nil
        || rules.thresholds(of: run.identity.label, measurement.metric.key) != nil
    }
    .map(\.metric)
    let keys = Set(measured.map(\.key))
    let missing = base.metrics.keys.filter { !keys.contains($0) }.sorted()
    return measured + missing.map { rules.metric($0, in: run) }
  }

  /// Whether a metric takes part in the comparison at all.
  private func isCompared(_ metric: Metric, _ run: ResultView.Entry, in context: Context) -> Bool {
    let rules = context.rules
    guard metric.polarity != .informational, rules.includes(metric.key) else { return false }
    guard !context.skippedSources.contains(metric.source) else { return false }
    let isOmitted = context.omitsInstructions && metric.source == .instructions
    guard !isOmitted || run[metric.key] != nil else { return false }
    return !rules.leavesOut(metric)
  }

  private mutating func compare(
    _ metric: Metric,
    _ base: Baseline.Entry,
    _ run: ResultView.Entry,
    in context: Context
  ) {
    let key = metric.key
    let allowed = context.rules.thresholds(of: identity.label, key)
    let measurement = run.measurements.first { $0.metric.key == key }
    guard !metric.isTime || context.isSameMachine else {
      obstacles.append(.otherMachine(key: key))
      return
    }
    if let disagreement = measurement?.disagreement, allowed == nil {
      obstacles.append(.nondeterministic(key: key, disagreement: disagreement))
      return
    }
    guard let old = base.metrics[key] else {
      obstacles.append(.missingMetric(key: key, side: .baseline))
      return
    }
    guard let new = measurement?.value else {
      let reason = context.rules.reasonOfAbsence(of: key, in: run)
      obstacles.append(.missingMetric(key: key, side: .run, reason: reason))
      return
    }
    if let allowed, allowed.isEmpty {
      notes.append("\(key) has empty thresholds")
      return
    }
    let isSimulated = old.metricClass == .simulated && new.metricClass == .simulated
    guard allowed != nil || isSimulated || old.metricClass == .exact && new.metricClass == .exact
    else {
      obstacles.append(.unrepeatable(key: key))
      return
    }
    if metric.polarity != .unknown { judged.append(metric) }
    let found = MetricDifference.all(
      of: metric,
      from: old.percentiles,
      to: new.percentiles,
      within: allowed ?? (isSimulated ? .simulated : nil)
    )
    add(found.map { $0.metric == .instructions ? $0.with(parts(of: base, run)) : $0 })
  }

  private mutating func add(_ found: [MetricDifference]) {
    for difference in found {
      switch difference.metric.polarity {
      case .behaviour: obstacles.append(.changedBehaviour(.metric(difference)))
      case .unknown: obstacles.append(.unknownMetric(key: difference.metric.key))
      default: differences.append(difference)
      }
    }
  }

  /// The changes of instructions by part of a frame, and of all with libraries, in words.
  private func parts(of base: Baseline.Entry, _ run: ResultView.Entry) -> String {
    let metrics = run.measurements.filter { $0.metric.polarity == .informational }
    let changes = metrics.compactMap { measurement -> (key: String, change: Int)? in
      let key = measurement.metric.key
      guard let old = base.metrics[key]?.constant, let new = measurement.value.constant,
        old != new
      else { return nil }
      return (key, new - old)
    }
    let named = changes.map { key, change in
      let prefix = Metric.instructions(ofPart: "").key
      let name = key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : "with libraries"
      return (name: name, text: "\(name) \(change > 0 ? "+" : "")\(change)")
    }
    let libraries = named.filter { $0.name == "with libraries" }
    let parts = named.filter { $0.name != "with libraries" }
    return (parts + libraries).map(\.text).joined(separator: ", ")
  }
}

extension MetricDifference {
  /// The difference with the changes of its parts.
  func with(_ parts: String) -> MetricDifference {
    MetricDifference(metric, percentile, from: old, to: new, parts: parts)
  }
}
