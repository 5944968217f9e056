import UBResults

/// One number of a result.
struct Figure: Equatable, Sendable {
  /// The name in exports, such as `frame_ns_p50` or `wallClock.p90`.
  let key: String
  /// The key of the metric that the number is of.
  let metric: String
  /// The value.
  let value: Number
  /// The unit of the value.
  let unit: Metric.Unit
  /// The meaning of a change.
  let polarity: Metric.Polarity
  /// Whether the number is the same in every run of the same build.
  let isExact: Bool
}

extension Figure {
  /// The numbers of a benchmark of plain Swift: a metric's constant if it is exact, else its
  /// percentiles.
  static func all(of entry: ResultView.Entry) -> [Figure] {
    entry.measurements.flatMap { measurement in
      let percentiles = measurement.value.percentiles
      if measurement.kind == .exact, let constant = percentiles.constant {
        return [Figure(measurement, constant)]
      }
      return [Percentile.p50, .p90, .p99, .p100].map { percentile in
        Figure(measurement, percentiles[percentile], ending: ".\(percentile.rawValue)")
      }
    }
  }

  /// The numbers of a workload: exact metrics in catalogue order, then times.
  static func all(of entry: ResultView.Entry, _ result: BenchmarkResult) -> [Figure] {
    let exact = entry.measurements.compactMap { measurement -> Figure? in
      guard measurement.kind == .exact else { return nil }
      return measurement.value.constant.map { Figure(measurement, $0) }
    }
    let times = TimeKey.allCases.compactMap { key in
      result.time.map { time in
        Figure(
          key: key.rawValue,
          metric: key.rawValue,
          value: key.value(of: time),
          unit: .nanoseconds,
          polarity: .prefersSmaller,
          isExact: false
        )
      }
    }
    return exact + times
  }

  /// The names of the numbers that a workload can have.
  static var keysOfFrames: [String] {
    Metric.all.map(\.key) + TimeKey.allCases.map(\.rawValue)
  }

  private init(_ measurement: ResultView.Measurement, _ value: Int, ending: String = "") {
    self.init(
      key: measurement.metric.key + ending,
      metric: measurement.metric.key,
      value: .whole(value),
      unit: measurement.metric.unit,
      polarity: measurement.metric.polarity,
      isExact: measurement.kind == .exact
    )
  }
}

/// A number that is written with all its digits.
enum Number: Equatable, Sendable {
  case whole(Int)
  case real(Double)

  /// A time; three centuries of nanoseconds fit a whole number.
  static func nanoseconds(_ time: UInt64) -> Number { .whole(Int(clamping: time)) }
}

extension Number: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .whole(let value): try container.encode(value)
    case .real(let value): try container.encode(value)
    }
  }
}

extension Number: CustomStringConvertible {
  /// The digits, without separators.
  var description: String {
    switch self {
    case .whole(let value): String(value)
    case .real(let value): Int(exactly: value).map(String.init) ?? String(value)
    }
  }
}

/// A time of a workload, by its name in exports.
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
