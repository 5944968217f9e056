package import UBResults

/// How often the gate finds changes that are known, and how often what is none.
package struct PowerDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.power"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The commands whose trials it holds, each once.
  package var commands: [String]
  /// When the last trial ended, in ISO 8601, UTC.
  package var date: String
  /// The machine.
  package var machine: Machine
  /// How the tool was built.
  package var toolchain: Toolchain
  /// The rule of judgement for times.
  package var rule: TimeRule
  /// Every trial, in the order made.
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
