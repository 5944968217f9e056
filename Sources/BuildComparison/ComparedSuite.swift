package import UBRegression
package import UBResults

/// A command-line tool that measures suites.
package struct BuildTool: Sendable {
  /// The tool's name in complaints, recorded commands and names of temporary folders.
  package let name: String
  /// The SwiftPM product that a build makes.
  package let product: String

  package init(name: String, product: String) {
    self.name = name
    self.product = product
  }

  /// The words of the running command, by which a person can repeat it.
  var command: [String] { [name] + CommandLine.arguments.dropFirst() }
}

/// An entry of a suite and the commands by which a build of the tool measures it.
package struct BuildItem: Sendable {
  /// The entry's identity.
  package let identity: EntryIdentity
  /// The arguments that sample the entry's times; `nil` leaves them out.
  package let samplingWords: [String]?
  /// The arguments that report the entry's allocation stacks; `nil` leaves them out.
  package let stackWords: [String]?
  /// The additions to the environment in which stacks are recorded.
  package let stackEnvironment: [String: String]

  package init(
    _ identity: EntryIdentity,
    samplingWords: [String]?,
    stackWords: [String]?,
    stackEnvironment: [String: String] = [:]
  ) {
    self.identity = identity
    self.samplingWords = samplingWords
    self.stackWords = stackWords
    self.stackEnvironment = stackEnvironment
  }
}

/// A suite whose builds are compared, and everything that the comparison needs to know of it.
package struct ComparedSuite: Sendable {
  /// The tool that measures the suite.
  package var tool: BuildTool
  /// The suite's name.
  package var name: String
  /// The part of a divided run; `nil` for a whole one.
  package var shard: Shard?
  /// The entries in catalogue order.
  package var items: [BuildItem]
  /// The options by which the tool's `run` counts the same entries in another build.
  package var countingWords: [String]
  /// The rules for differing counts.
  package var rules: JudgingRules
  /// The entries of the base that the new build was meant to have.
  package var scope: ComparisonScope

  package init(
    _ name: String,
    of tool: BuildTool,
    shard: Shard? = nil,
    items: [BuildItem],
    countingWords: [String],
    rules: JudgingRules = JudgingRules(),
    scope: ComparisonScope = .everything
  ) {
    self.name = name
    self.tool = tool
    self.shard = shard
    self.items = items
    self.countingWords = countingWords
    self.rules = rules
    self.scope = scope
  }
}
