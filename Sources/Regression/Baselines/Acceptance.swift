/// A decision to hold later runs to new numbers.
package struct Acceptance: Codable, Equatable, Sendable {
  /// The day and time, in ISO 8601, UTC.
  package var date: String
  /// Why the numbers are right.
  package var reason: String
  /// How many numbers changed; which ones, the file's history shows.
  package var changes: Int

  package init(date: String, reason: String, changes: Int) {
    self.date = date
    self.reason = reason
    self.changes = changes
  }
}
