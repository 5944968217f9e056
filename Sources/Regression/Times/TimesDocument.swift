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

/// The identity of a build.
package struct BuildIdentity: Codable, Equatable, Sendable {
  /// The name on the command line.
  package var name: String
  /// The commit; `nil` for a given executable.
  package var commit: String?
  /// The git tree of the sources; `nil` for a given executable.
  package var tree: String?

  package init(name: String, commit: String? = nil, tree: String? = nil) {
    self.name = name
    self.commit = commit
    self.tree = tree
  }
}

extension BuildIdentity: CustomStringConvertible {
  /// The name, with the commit's first digits unless the name has them.
  package var description: String {
    guard let commit, !commit.hasPrefix(name) else { return name }
    return "\(name) (\(commit.prefix(12)))"
  }
}
