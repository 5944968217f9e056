package import UBResults

/// A decision to hold later runs to new numbers.
package struct Acceptance: Codable, Equatable, Sendable {
  /// The day and time, in ISO 8601, UTC.
  package var date: String
  /// Why the numbers are right.
  package var reason: String
  /// The last day on which what got worse is accepted; `nil` if it is for good.
  package var expires: Day?
  /// How many numbers and dates changed; which ones, the file's history shows.
  package var changes: Int

  package init(date: String, reason: String, expires: Day? = nil, changes: Int) {
    self.date = date
    self.reason = reason
    self.expires = expires
    self.changes = changes
  }
}

extension Acceptance: CustomStringConvertible {
  /// When, until when, why and how much, in one line.
  package var description: String {
    let end = expires.map { " until \($0)" } ?? ""
    return "accepted \(date)\(end): \(reason) (\(changes) changes)"
  }
}
