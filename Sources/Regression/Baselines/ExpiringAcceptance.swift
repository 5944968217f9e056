package import UBResults

/// The regressions of an entry that are accepted until a day.
package struct ExpiringAcceptance: Codable, Equatable, Sendable {
  /// The time of the decision, in ISO 8601, UTC.
  package var accepted: String
  /// The reason.
  package var reason: String
  /// The last day, which counts to its end in UTC.
  package var expires: Day
  /// The values before the regressions, by metric key.
  package var before: [String: MetricValue]

  package init(accepted: String, reason: String, expires: Day, before: [String: MetricValue]) {
    self.accepted = accepted
    self.reason = reason
    self.expires = expires
    self.before = before
  }

  /// Whether its last day has passed.
  package func hasExpired(on today: Day) -> Bool { expires < today }

  /// The change of an entry's last day, in words; `nil` if it stays.
  package static func change(
    from old: ExpiringAcceptance?,
    to new: ExpiringAcceptance?
  ) -> String? {
    switch (old, new) {
    case (nil, nil): nil
    case (nil, let new?): "expires on \(new.expires): \(new.formerNumbers)"
    case (let old?, nil): "no longer expires on \(old.expires)"
    case (let old?, let new?) where old.expires == new.expires && old.before == new.before: nil
    case (let old?, let new?):
      "expires on \(new.expires) instead of \(old.expires): \(new.formerNumbers)"
    }
  }

  private var formerNumbers: String {
    before.sorted { $0.key < $1.key }.map { "\($0.key) was \($0.value)" }.joined(separator: ", ")
  }
}

extension ExpiringAcceptance: CustomStringConvertible {
  /// The last day, the reason and the numbers before.
  package var description: String { "until \(expires) (\(reason)): \(formerNumbers)" }
}

/// Regressions that were accepted until a day that has passed.
package struct ExpiredAcceptance: Equatable, Sendable {
  /// The acceptance.
  package let acceptance: ExpiringAcceptance
  /// The metrics that are still worse than before it.
  package let differences: [MetricDifference]

  package init(acceptance: ExpiringAcceptance, differences: [MetricDifference]) {
    self.acceptance = acceptance
    self.differences = differences
  }

  /// The expired acceptance of an entry; `nil` if its last day has not passed, or nothing is worse
  /// any more.
  ///
  /// A number that the run didn't take is that of the baseline, so that it can't hide.
  init?(of base: Baseline.Entry, _ run: ResultView.Entry, by rules: JudgingRules, on today: Day) {
    guard let acceptance = base.expiring, acceptance.hasExpired(on: today) else { return nil }
    let former = acceptance.before.filter { rules.includes($0.key) }.sorted { $0.key < $1.key }
    let differences = former.compactMap { key, before -> MetricDifference? in
      let metric = rules.metric(key, in: run)
      let taken = rules.leavesOut(metric) ? nil : run[key]
      guard
        let now = taken ?? base.metrics[key],
        rules.isWorse(now, than: before, metric, of: run.identity.label)
      else { return nil }
      let (old, new) = (before.percentiles.p50, now.percentiles.p50)
      return MetricDifference(metric, from: old, to: new)
    }
    guard !differences.isEmpty else { return nil }
    self.init(acceptance: acceptance, differences: differences)
  }
}

extension ExpiredAcceptance: CustomStringConvertible {
  /// The decision, its last day, and each number before it and now.
  package var description: String {
    """
    its acceptance of \(acceptance.accepted.prefix(10)) ("\(acceptance.reason)") expired on \
    \(acceptance.expires): \(differences.map(\.description).joined(separator: "; "))
    """
  }
}
