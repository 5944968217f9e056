package import UBRegression
package import UBResults

/// Trials of the gate on known changes.
nonisolated package struct PowerDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.power"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The commands that made the trials, each once.
  package var commands: [String]
  /// The end of the last trial, in ISO 8601, UTC.
  package var date: String
  /// The machine.
  package var machine: Machine
  /// The build of the tool.
  package var toolchain: Toolchain
  /// The rule of judgement for times.
  package var rule: TimeRule
  /// Every trial, in order.
  package var trials: [PowerTrial]

  package init(
    commands: [String],
    date: String,
    machine: Machine,
    toolchain: Toolchain,
    rule: TimeRule,
    trials: [PowerTrial]
  ) {
    self.commands = commands
    self.date = date
    self.machine = machine
    self.toolchain = toolchain
    self.rule = rule
    self.trials = trials
  }
}
