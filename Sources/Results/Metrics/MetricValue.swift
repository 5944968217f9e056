/// The value of a metric over a run, as baselines hold it.
package struct MetricValue: Equatable, Sendable {
  /// How repeatable the value is.
  package var metricClass: MetricClass
  /// The percentiles of the values.
  package var percentiles: PercentileValues

  package init(_ metricClass: MetricClass, _ percentiles: PercentileValues) {
    self.metricClass = metricClass
    self.percentiles = percentiles
  }

  /// A count that repeats exactly.
  package static func exact(_ count: Int) -> MetricValue {
    MetricValue(.exact, PercentileValues(constant: count))
  }

  /// The one value that all percentiles have; `nil` if they differ.
  package var constant: Int? { percentiles.constant }
}

// In JSON an exact constant is a bare number, so that a change is a change of one line. Other
// classes are named by a key.
extension MetricValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case simulated, sampled
  }

  package init(from decoder: any Decoder) throws {
    if let constant = try? decoder.singleValueContainer().decode(Int.self) {
      self = .exact(constant)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let key: CodingKeys? =
      container.contains(.simulated) ? .simulated : container.contains(.sampled) ? .sampled : nil
    guard let key else {
      self.init(.exact, try PercentileValues(from: decoder))
      return
    }
    let values = try container.decode(FoldedPercentiles.self, forKey: key).values
    self.init(key == .simulated ? .simulated : .sampled, values)
  }

  package func encode(to encoder: any Encoder) throws {
    let folded = FoldedPercentiles(values: percentiles)
    guard metricClass != .exact else { return try folded.encode(to: encoder) }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(folded, forKey: metricClass == .simulated ? .simulated : .sampled)
  }
}

extension MetricValue: CustomStringConvertible {
  /// The value, or the median and the extremes where they differ.
  package var description: String {
    constant.map(String.init)
      ?? "\(percentiles.p50) (\(percentiles.p0) to \(percentiles.p100))"
  }
}

/// Percentiles that are one number in JSON where they are all the same.
private struct FoldedPercentiles: Codable {
  let values: PercentileValues

  init(values: PercentileValues) {
    self.values = values
  }

  init(from decoder: any Decoder) throws {
    if let constant = try? decoder.singleValueContainer().decode(Int.self) {
      values = PercentileValues(constant: constant)
    } else {
      values = try PercentileValues(from: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {
    guard let constant = values.constant else { return try values.encode(to: encoder) }
    var container = encoder.singleValueContainer()
    try container.encode(constant)
  }
}

/// How repeatable a metric's values are, which decides how they are judged.
package enum MetricClass: String, Codable, Sendable, CaseIterable {
  /// Counted in several processes that agreed; judged by equality, both ways.
  case exact
  /// Counted by a simulated processor; judged within `MetricClass.simulatedTolerance`.
  case simulated
  /// Different in each run, as times are; judged only within stated thresholds.
  case sampled
}

extension MetricClass {
  /// The share by which addresses and the simulator move a simulated count.
  package static let simulatedTolerance = 0.001
}
