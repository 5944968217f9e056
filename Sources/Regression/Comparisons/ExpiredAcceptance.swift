import UBResults

/// What was accepted of an entry until a day that has passed.
package struct ExpiredAcceptance: Equatable, Sendable {
  /// The acceptance.
  package let acceptance: ExpiringAcceptance<Int>
  /// What is still worse than before it, by metric key.
  package let differences: [MetricDifference]

  package init(acceptance: ExpiringAcceptance<Int>, differences: [MetricDifference]) {
    self.acceptance = acceptance
    self.differences = differences
  }

  /// What is over by a day; `nil` if the last day has not passed, or nothing is worse any more.
  ///
  /// A number that the run didn't take is that of the baseline, so that it can't hide.
  init?(of base: BaselineEntry, new: BaselineEntry, on today: Day) {
    guard let acceptance = base.expiring, acceptance.hasExpired(on: today) else { return nil }
    let differences = acceptance.before.sorted { $0.key < $1.key }.compactMap { key, value in
      new.difference(of: key, from: value) ?? base.difference(of: key, from: value)
    }
    let worse = differences.filter { $0.verdict == .regressed }
    guard !worse.isEmpty else { return nil }
    self.init(acceptance: acceptance, differences: worse)
  }
}

extension ExpiredAcceptance: CustomStringConvertible {
  /// That it is over, and each number before it and now.
  package var description: String { acceptance.expiry(differences.map(\.description)) }
}
