/// What a counting process tells the process that started it.
package struct CountingReport: VersionedDocument {
  package static let schema = "updatebench.counting"
  package static let schemaVersion = 1

  /// What counted the allocations.
  package var allocationCounter: AllocationCounter
  /// Each run, in the order made.
  package var runs: [CountedRun]

  package init(allocationCounter: AllocationCounter, runs: [CountedRun]) {
    self.allocationCounter = allocationCounter
    self.runs = runs
  }

  enum CodingKeys: String, CodingKey {
    case runs
    case allocationCounter = "allocation_counter"
  }
}
