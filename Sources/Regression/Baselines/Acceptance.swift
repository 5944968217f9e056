/// A decision to hold later runs to new numbers.
package struct Acceptance: Codable, Equatable, Sendable {
  /// The day and time, in ISO 8601, UTC.
  package var date: String
  /// Why the numbers are right.
  package var reason: String
  /// The numbers that changed, in words.
  package var changes: [String]

  package init(date: String, reason: String, changes: [String]) {
    self.date = date
    self.reason = reason
    self.changes = changes
  }
}
