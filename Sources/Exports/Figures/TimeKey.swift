import UBResults

/// A time of a result, by the name it has in exports.
enum TimeKey: String, CaseIterable {
  case frameP50 = "frame_ns_p50"
  case frameP90 = "frame_ns_p90"
  case frameP95 = "frame_ns_p95"
  case frameP99 = "frame_ns_p99"
  case frameMax = "frame_ns_max"
  case cpuP50 = "cpu_ns_p50"
  case cpuP90 = "cpu_ns_p90"
  case cpuP95 = "cpu_ns_p95"
  case cpuP99 = "cpu_ns_p99"
  case cpuMax = "cpu_ns_max"
  case solverMean = "solver_ns_mean"

  /// The time in nanoseconds.
  func value(of time: TimeFigures) -> Number {
    switch self {
    case .frameP50: .nanoseconds(time.frame.p50)
    case .frameP90: .nanoseconds(time.frame.p90)
    case .frameP95: .nanoseconds(time.frame.p95)
    case .frameP99: .nanoseconds(time.frame.p99)
    case .frameMax: .nanoseconds(time.frame.max)
    case .cpuP50: .nanoseconds(time.cpu.p50)
    case .cpuP90: .nanoseconds(time.cpu.p90)
    case .cpuP95: .nanoseconds(time.cpu.p95)
    case .cpuP99: .nanoseconds(time.cpu.p99)
    case .cpuMax: .nanoseconds(time.cpu.max)
    case .solverMean: .real(time.solverPerFrame)
    }
  }
}

extension Number {
  /// A time; three centuries of nanoseconds are a whole number.
  static func nanoseconds(_ time: UInt64) -> Number { .whole(Int(clamping: time)) }
}
