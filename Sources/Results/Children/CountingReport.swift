/// What a counting process tells the process that started it.
package struct CountingReport: VersionedDocument {
  /// The format's name.
  package static let schema = "updatebench.counting"
  /// The version that this build reads and writes.
  package static let schemaVersion = 2

  /// What counted the allocations.
  package var allocationCounter: MetricCounter
  /// The runs under each strategy, in the order made.
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
