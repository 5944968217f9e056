package import UBResults

/// A decision to compare later runs with new numbers.
package struct Acceptance: Codable, Equatable, Sendable {
  /// The time of the decision, in ISO 8601, UTC.
  package var date: String
  /// The reason why the numbers are right.
  package var reason: String
  /// The last day on which regressions are accepted; `nil` if they are for good.
  package var expires: Day?
  /// The number of changed numbers and dates; the file's history shows them.
  package var changes: Int

  package init(date: String, reason: String, expires: Day? = nil, changes: Int = 0) {
    self.date = date
    self.reason = reason
    self.expires = expires
    self.changes = changes
  }

  /// The part of an entry that is accepted until this decision's last day.
  ///
  /// - Parameters:
  ///   - before: the numbers that got worse, as they were before.
  ///   - earlier: the regressions of the entry that were accepted for a time before.
  ///   - isWorse: whether the new number of a key is worse than a value.
  /// - Returns: `nil` if nothing got worse, or if it is accepted for good.
  func expiring(
    _ before: [String: MetricValue],
    after earlier: ExpiringAcceptance?,
    isWorse: (String, MetricValue) -> Bool
  ) -> ExpiringAcceptance? {
    guard let expires else { return nil }
    // A number that is accepted again keeps its value from before the first time.
    let first = (earlier?.before ?? [:]).filter(isWorse)
    let all = before.merging(first) { $1 }
    guard !all.isEmpty else { return nil }
    return ExpiringAcceptance(accepted: date, reason: reason, expires: expires, before: all)
  }
}

extension Acceptance: CustomStringConvertible {
  /// The date, the last day, the reason and the number of changes in one line.
  package var description: String {
    let end = expires.map { " until \($0)" } ?? ""
    return "accepted \(date)\(end): \(reason) (\(Amount.of(changes, "change")))"
  }
}

/// The reason why numbers can't become part of a baseline.
package enum AcceptanceError: Error, Equatable, Sendable {
  /// Entries would stay that another build or counter counted.
  case otherOrigin(changes: [String], kept: Int)
  /// The decision has a last day for regressions, and there are none.
  case nothingWorse
}

extension AcceptanceError: CustomStringConvertible {
  /// A sentence that states the differences and the remedy.
  package var description: String {
    switch self {
    case .otherOrigin(let changes, let kept):
      """
      \(Amount.of(kept, "entry that was", "entries that were")) counted in another way would stay \
      (\(changes.joined(separator: "; "))); accept the whole suite
      """
    case .nothingWorse: "nothing is worse than before; accept it without a date"
    }
  }
}
