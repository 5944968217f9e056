/// What one run of a suite found: every number, and what it takes to judge and repeat them.
package struct ResultDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.results"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite that ran.
  package var suite: String
  /// When the run ended, in ISO 8601, UTC.
  package var date: String
  /// The words of the command, the tool's name first.
  package var command: [String]
  /// The machine it ran on.
  package var machine: Machine
  /// How the tool was built.
  package var toolchain: Toolchain
  /// What counted the work; `nil` in documents from before it had a version, which is the first.
  package var workCounter: MetricCounter?
  /// What counted the allocations.
  package var allocationCounter: MetricCounter
  /// What counted the instructions; `nil` if nothing did.
  package var instructionCounter: MetricCounter?
  /// Why instructions that were asked for are missing; `nil` if none are.
  package var instructionsSkipped: String?
  /// The strategies the run covers, in the order tables show them.
  package var strategies: [String]
  /// What was measured, in catalogue order.
  package var results: [BenchmarkResult]
  /// What could not be measured and why, in catalogue order.
  package var failures: [Failure]
  /// Which part of a run this is; `nil` for all of it.
  package var shard: Shard?

  /// A document of this tool's own counters of work.
  package init(
    suite: String,
    date: String,
    command: [String],
    machine: Machine,
    toolchain: Toolchain,
    allocationCounter: MetricCounter,
    instructionCounter: MetricCounter? = nil,
    instructionsSkipped: String? = nil,
    strategies: [String],
    results: [BenchmarkResult],
    failures: [Failure],
    shard: Shard? = nil
  ) {
    workCounter = .work
    self.suite = suite
    self.date = date
    self.command = command
    self.machine = machine
    self.toolchain = toolchain
    self.allocationCounter = allocationCounter
    self.instructionCounter = instructionCounter
    self.instructionsSkipped = instructionsSkipped
    self.strategies = strategies
    self.results = results
    self.failures = failures
    self.shard = shard
  }

  /// The counters by source.
  package var counters: MetricCounters {
    MetricCounters([
      .work: workCounter ?? .work, .allocations: allocationCounter,
      .instructions: instructionCounter,
    ])
  }

  enum CodingKeys: String, CodingKey {
    case suite, date, command, machine, toolchain, strategies, results, failures, shard
    case workCounter = "work_counter"
    case allocationCounter = "allocation_counter"
    case instructionCounter = "instruction_counter"
    case instructionsSkipped = "instructions_skipped"
  }
}
