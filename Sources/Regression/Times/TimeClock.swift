/// The clock by which times are judged.
package enum TimeClock: String, Codable, Sendable, CaseIterable {
  /// Time of the thread on a processor: what others do on the machine is left out.
  case cpu
  /// Time that passes, waiting included.
  case wall
}
