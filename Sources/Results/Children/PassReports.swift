/// The report of a counting process to its parent.
package struct CountingReport: VersionedDocument {
  /// The format's name.
  package static let schema = "updatebench.counting"
  /// The version that this build reads and writes.
  package static let schemaVersion = 2

  /// The allocation counter.
  package var allocationCounter: MetricCounter
  /// The runs under each strategy, in order.
  package var runs: [String: [CountedRun]]

  package init(allocationCounter: MetricCounter, runs: [String: [CountedRun]]) {
    self.allocationCounter = allocationCounter
    self.runs = runs
  }

  enum CodingKeys: String, CodingKey {
    case runs
    case allocationCounter = "allocation_counter"
  }
}

/// The report of a timing process to its parent.
package struct TimingReport: VersionedDocument {
  /// The format's name.
  package static let schema = "updatebench.timing"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The processor the run was pinned to; `nil` if the system refused.
  package var processor: Int?
  /// Every sample, in the order taken.
  package var samples: TimeSamples

  package init(processor: Int?, samples: TimeSamples) {
    self.processor = processor
    self.samples = samples
  }
}

/// The report of a tracing process to its parent.
package struct TracingReport: VersionedDocument {
  /// The format's name.
  package static let schema = "updatebench.tracing"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The trace of the frames.
  package var trace: TraceFigures

  package init(trace: TraceFigures) {
    self.trace = trace
  }
}
