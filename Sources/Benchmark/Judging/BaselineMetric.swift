/// What a metric of a benchmark is held to.
package struct BaselineMetric: Equatable {
  /// Whether the value can be expected to repeat.
  package var kind: MetricFigures.Kind
  /// The percentiles of the values.
  package var percentiles: PercentileValues

  package init(kind: MetricFigures.Kind, percentiles: PercentileValues) {
    self.kind = kind
    self.percentiles = percentiles
  }

  /// What figures are to be held to from now on.
  init(of figures: MetricFigures) {
    self.init(
      kind: figures.kind == .nondeterministic ? .sampled : figures.kind,
      percentiles: figures.percentiles
    )
  }
}

// A count that is the same in every iteration is one number in JSON, so that its change is a change
// of one line; what is simulated or sampled is marked as such.
extension BaselineMetric: Codable {
  private enum CodingKeys: String, CodingKey {
    case simulated, sampled
  }

  package init(from decoder: any Decoder) throws {
    if let value = try? decoder.singleValueContainer().decode(Int.self) {
      self.init(kind: .exact, percentiles: PercentileValues(constant: value))
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.sampled) {
      let percentiles = try container.decode(PercentileValues.self, forKey: .sampled)
      self.init(kind: .sampled, percentiles: percentiles)
    } else if container.contains(.simulated) {
      let percentiles = try container.decode(PercentileValues.self, forKey: .simulated)
      self.init(kind: .simulated, percentiles: percentiles)
    } else {
      self.init(kind: .exact, percentiles: try PercentileValues(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    if kind != .exact {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(percentiles, forKey: kind == .simulated ? .simulated : .sampled)
    } else if let value = percentiles.constant {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    } else {
      try percentiles.encode(to: encoder)
    }
  }
}
