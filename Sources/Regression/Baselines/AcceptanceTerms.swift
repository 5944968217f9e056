package import UBResults

/// When, why and for how long numbers are accepted.
package struct AcceptanceTerms: Equatable, Sendable {
  /// The day and time, in ISO 8601, UTC.
  package let date: String
  /// Why the numbers are right.
  package let reason: String
  /// The last day on which what got worse is accepted; `nil` if it is for good.
  package let expires: Day?

  package init(date: String, reason: String, expires: Day? = nil) {
    self.date = date
    self.reason = reason
    self.expires = expires
  }

  /// The decision that a baseline keeps.
  package func acceptance(of changes: Int) -> Acceptance {
    Acceptance(date: date, reason: reason, expires: expires, changes: changes)
  }

  /// What is accepted of an entry until these terms' day.
  ///
  /// - Parameters:
  ///   - before: the numbers that got worse, as they were before.
  ///   - earlier: what was accepted of the entry for a time before.
  ///   - isWorse: whether the new number of a key is worse than a value.
  /// - Returns: `nil` if nothing got worse, or if it is accepted for good.
  package func expiring<Value>(
    _ before: [String: Value],
    after earlier: ExpiringAcceptance<Value>?,
    isWorse: (String, Value) -> Bool
  ) -> ExpiringAcceptance<Value>? {
    guard let expires else { return nil }
    // Of what is accepted again, the numbers before are those before the first time.
    let first = (earlier?.before ?? [:]).filter(isWorse)
    let all = before.merging(first) { $1 }
    guard !all.isEmpty else { return nil }
    return ExpiringAcceptance(accepted: date, reason: reason, expires: expires, before: all)
  }
}
