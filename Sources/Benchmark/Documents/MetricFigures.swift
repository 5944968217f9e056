/// The values of one metric of one benchmark.
package struct MetricFigures: Codable, Equatable {
  /// How a metric's values come about, which decides how they are judged.
  package enum Kind: String, Codable {
    /// Counted twice in two processes, with the same values iteration by iteration.
    case exact
    /// Counted in two processes that disagree.
    case nondeterministic
    /// Counted once by a simulated processor; the same but for what addresses and simulator add.
    case simulated
    /// Different whenever it is taken, as times are.
    case sampled
  }

  /// What the values are amounts of.
  enum Unit: String, Codable {
    case count, bytes
    case nanoseconds = "ns"
    case perSecond = "1/s"
  }

  /// How its values come about.
  package var kind: Kind
  var unit: Unit
  var polarity: BenchmarkMetric.Polarity
  /// Whether a value stands for as many pieces of work as the scaling factor says.
  var isScaled: Bool
  /// Where the processes first disagree, for a metric that is nondeterministic.
  var disagreement: String?
  /// The percentiles of all values.
  var percentiles: PercentileValues
  /// The values of each process in the order taken; of an exact metric, those of one.
  var samples: [[Int]]

  /// The figures of some values; `nil` for none.
  package init?(
    of metric: BenchmarkMetric,
    _ kind: Kind,
    samples: [[Int]],
    disagreement: String? = nil
  ) {
    guard let percentiles = PercentileValues(of: samples.flatMap(\.self)) else { return nil }
    self.kind = kind
    unit = metric.unit
    polarity = metric.polarity
    isScaled = metric.useScalingFactor
    self.disagreement = disagreement
    self.percentiles = percentiles
    self.samples = samples
  }

  /// Whether the values are times or follow from them.
  var isTime: Bool { unit == .nanoseconds || unit == .perSecond }

  /// How many values there are.
  var sampleCount: Int { samples.map(\.count).reduce(0, +) }

  enum CodingKeys: String, CodingKey {
    case kind, unit, polarity, disagreement, percentiles, samples
    case isScaled = "scaled"
  }
}

extension BenchmarkMetric {
  /// What the metric's values are amounts of.
  var unit: MetricFigures.Unit {
    switch self {
    case .wallClock, .cpuTotal, .cpuUser, .cpuSystem: .nanoseconds
    case .throughput: .perSecond
    case .peakMemoryResident, .peakMemoryResidentDelta, .peakMemoryVirtual,
      .allocatedResidentMemory, .readBytesLogical, .writeBytesLogical, .readBytesPhysical,
      .writeBytesPhysical:
      .bytes
    default: .count
    }
  }
}
