import UBResults

/// A time that a history keeps of each entry.
package enum HistoryTime: String, CaseIterable, Sendable {
  /// The median of a frame's wall time.
  case frame = "frame_ns_p50"
  /// The median of a frame's processor time.
  case cpu = "cpu_ns_p50"

  /// The time in nanoseconds; `nil` if the result was not timed.
  func value(of result: BenchmarkResult) -> Int? {
    guard let time = result.time else { return nil }
    return switch self {
    case .frame: Int(clamping: time.frame.p50)
    case .cpu: Int(clamping: time.cpu.p50)
    }
  }
}
