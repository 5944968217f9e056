package import UBResults

/// The times of a suite in two builds, with every sample in the order taken.
package struct TimesDocument: VersionedDocument, Equatable {
  /// The format's name.
  package static let schema = "updatebench.times"
  /// The version that this build reads and writes.
  package static let schemaVersion = 1

  /// The suite.
  package var suite: String
  /// The part of a divided run; `nil` for a whole one.
  package var shard: Shard?
  /// The end of the measurement, in ISO 8601, UTC.
  package var date: String
  /// The words of the command, the tool's name first.
  package var command: [String]
  /// The machine.
  package var machine: Machine
  /// The load of the machine.
  package var conditions: Conditions
  /// The base.
  package var base: BuildIdentity
  /// The judged build.
  package var new: BuildIdentity
  /// The rule by which times were judged.
  package var rule: TimeRule
  /// The benchmarks, in catalogue order.
  package var entries: [TimesEntry]

  package init(
    suite: String,
    shard: Shard? = nil,
    date: String,
    command: [String],
    machine: Machine,
    conditions: Conditions,
    base: BuildIdentity,
    new: BuildIdentity,
    rule: TimeRule,
    entries: [TimesEntry]
  ) {
    self.suite = suite
    self.shard = shard
    self.date = date
    self.command = command
    self.machine = machine
    self.conditions = conditions
    self.base = base
    self.new = new
    self.rule = rule
    self.entries = entries
  }
}

extension TimesDocument {
  /// The verdict on all times beside exact numbers.
  package var verdict: Verdict { Verdict.decisive(among: entries.map(\.verdict.verdict)) }
}
