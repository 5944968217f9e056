/// The results of one run of a suite, with all that is needed to judge and repeat them.
package struct ResultDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.results"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite that ran.
  package var suite: String
  /// The end of the run, in ISO 8601, UTC.
  package var date: String
  /// The words of the command, the tool's name first.
  package var command: [String]
  /// The machine of the run.
  package var machine: Machine
  /// The build of the tool.
  package var toolchain: Toolchain
  /// The work counter; `nil` in documents from before it had a version, which means the first.
  package var workCounter: MetricCounter?
  /// The allocation counter.
  package var allocationCounter: MetricCounter
  /// The instruction counter; `nil` if instructions were not counted.
  package var instructionCounter: MetricCounter?
  /// The reason why requested instructions are missing; `nil` if none are.
  package var instructionsSkipped: String?
  /// The strategies of the run, in the order of tables.
  package var strategies: [String]
  /// The measured entries, in catalogue order.
  package var results: [BenchmarkResult]
  /// The failures, in catalogue order.
  package var failures: [Failure]
  /// The part of a divided run; `nil` for a whole one.
  package var shard: Shard?

  /// A document of this version's work counters.
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
