/// The values of one metric of one benchmark.
package struct MetricFigures: Codable, Equatable, Sendable {
  /// The way a metric's values repeat.
  package enum Kind: String, Codable, Sendable {
    /// Counted twice in two processes, with the same values iteration by iteration.
    case exact
    /// Counted in two processes that disagree.
    case nondeterministic
    /// Counted once by a simulated processor.
    case simulated
    /// Different in each process, as times are.
    case sampled
  }

  /// The better direction.
  package enum Polarity: String, Codable, Sendable {
    case prefersLarger, prefersSmaller
  }

  /// The way its values repeat.
  package var kind: Kind
  /// The counter it comes from.
  package var source: Metric.Source
  /// The unit of its values.
  package var unit: Metric.Unit
  /// The better direction.
  package var polarity: Polarity
  /// Whether a value has to be divided by the scaling factor for one piece of work.
  package var isScaled: Bool
  /// The first disagreement of two processes, for a nondeterministic metric.
  package var disagreement: String?
  /// The percentiles of all values.
  package var percentiles: PercentileValues
  /// The values of each process in the order taken; of an exact metric, those of one.
  package var samples: [[Int]]

  /// The figures of values that have percentiles.
  package init(
    kind: Kind,
    metric: Metric,
    isScaled: Bool,
    disagreement: String?,
    percentiles: PercentileValues,
    samples: [[Int]]
  ) {
    self.kind = kind
    source = metric.source
    unit = metric.unit
    polarity = metric.polarity == .prefersLarger ? .prefersLarger : .prefersSmaller
    self.isScaled = isScaled
    self.disagreement = disagreement
    self.percentiles = percentiles
    self.samples = samples
  }

  /// How many values there are.
  package var sampleCount: Int { samples.map(\.count).reduce(0, +) }

  /// The metric of these figures, which documents hold under a key.
  package func metric(key: String) -> Metric {
    Metric(
      key,
      source: source,
      unit: unit,
      polarity: polarity == .prefersLarger ? .prefersLarger : .prefersSmaller
    )
  }

  enum CodingKeys: String, CodingKey {
    case kind, source, unit, polarity, disagreement, percentiles, samples
    case isScaled = "scaled"
  }
}
