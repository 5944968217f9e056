/// What else a machine was doing during a measurement.
package struct Conditions: Codable, Equatable, Sendable {
  /// The processes that ran or wanted to, on average over the last minute, at the start.
  package var loadBefore: Double
  /// The same at the end.
  package var loadAfter: Double
  /// The share of the processors' time that the host gave to others; `nil` if it doesn't tell.
  package var steal: Double?

  package init(loadBefore: Double, loadAfter: Double, steal: Double?) {
    self.loadBefore = loadBefore
    self.loadAfter = loadAfter
    self.steal = steal
  }

  enum CodingKeys: String, CodingKey {
    case steal
    case loadBefore = "load_before"
    case loadAfter = "load_after"
  }
}
