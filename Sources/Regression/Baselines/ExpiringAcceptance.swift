package import UBResults

/// What got worse in an entry and is accepted until a day.
package struct ExpiringAcceptance<Value: Codable & Equatable & Sendable>:
  Codable, Equatable, Sendable
{
  /// The day and time of the decision, in ISO 8601, UTC.
  package var accepted: String
  /// Why it is accepted.
  package var reason: String
  /// The last day on which it is; it ends with that day, in UTC.
  package var expires: Day
  /// The numbers that got worse, as they were before, by their metrics' keys.
  package var before: [String: Value]

  package init(accepted: String, reason: String, expires: Day, before: [String: Value]) {
    self.accepted = accepted
    self.reason = reason
    self.expires = expires
    self.before = before
  }

  /// Whether its last day has passed.
  package func hasExpired(on today: Day) -> Bool { expires < today }

  /// That it is over, in a sentence that ends in what the numbers were and are.
  package func expiry(_ differences: [String]) -> String {
    """
    its acceptance of \(accepted.prefix(10)) ("\(reason)") expired on \(expires): \
    \(differences.joined(separator: "; "))
    """
  }
}

extension ExpiringAcceptance {
  /// What becomes of an entry's day by an acceptance, in words; `nil` if it stays.
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
  /// Until when and why, and what the numbers were.
  package var description: String { "until \(expires) (\(reason)): \(formerNumbers)" }
}
