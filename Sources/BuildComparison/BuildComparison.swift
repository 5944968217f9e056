import FoundationEssentials
import UBCommandLineSupport
import UBMeasurement
package import UBRegression
package import UBResults

/// Compares two builds of a suite: their counts, their times and their allocation stacks.
package struct BuildComparison {
  /// The counts of both builds and their comparison.
  package struct Counts: Sendable {
    /// The new build held against the base.
    package let comparison: Comparison
    /// The counts of the base.
    package let base: ResultView
    /// The counts of the new build, under the command that a person can repeat.
    package let new: StoredResult
  }

  private let suite: ComparedSuite
  private let options: BuildOptions
  private let builds: Builds
  private let arms: ArmPair

  /// The environment variable of the base of a comparison, which may lack requested benchmarks.
  package static let baseVariable = "UPDATEBENCH_COUNTS_AS_BASE"

  /// The longest time in which a build may count, a day.
  private static let countingSecondsMax = 86_400

  /// Finds both builds, or makes them where they are missing.
  ///
  /// - Throws: `UsageError` for a name that git doesn't know, `ToolError` for a build that fails.
  package init(of suite: ComparedSuite, _ options: BuildOptions) throws {
    self.suite = suite
    self.options = options
    builds = try Builds(of: suite.tool, options)
    arms = try ArmPair(of: suite.tool, base: builds.base.path, new: builds.new.path)
  }

  // MARK: - Counts

  /// Counts in both builds and compares.
  ///
  /// - Throws: `ToolError.notComparable` if a build leaves no document.
  package func counts() throws -> Counts {
    var arm = arms.base
    arm.environment[Self.baseVariable] = "1"
    let base = try results(of: arm, named: "base").view
    let new = Self.results(
      try results(of: arms.new, named: "new build"),
      under: suite.tool.command
    )
    let comparison = Comparison(
      base: Baseline(of: base, by: suite.rules),
      run: new.view,
      by: suite.rules,
      in: suite.scope,
      on: nil,
      standard: options.standard,
      allowsAnyBuild: options.allowsAnyBuild
    )
    return Counts(comparison: comparison, base: base, new: new)
  }

  /// Lets a build count by itself, since only it knows its own benchmarks.
  private func results(of arm: Arm, named name: String) throws -> StoredResult {
    let folder = URL(filePath: arm.executable).deletingLastPathComponent().path
    let file = "\(folder)/counts.json"
    let child = try ChildProcess(
      executable: arm.executable,
      arguments: ["run", "--no-time", "--quiet", "--output", folder, "--json", file]
        + suite.countingWords,
      environment: ProcessInfo.processInfo.environment.merging(arm.environment) { $1 }
    )
    let result = child.finish(withinSeconds: Self.countingSecondsMax)
    if result.ending == .interrupted { throw ToolError.interrupted }
    do throws(DocumentError) {
      return try StoredResult(ofFile: file)
    } catch {
      throw ToolError.notComparable("the \(name) left no counts: \(Command.reason(result))")
    }
  }

  /// The same results under another command.
  private static func results(_ result: StoredResult, under command: [String]) -> StoredResult {
    switch result {
    case .frames(var document):
      document.command = command
      return .frames(document)
    case .iterations(var document):
      document.command = command
      return .iterations(document)
    }
  }

  // MARK: - Times

  /// Compares the times of the entries that both builds count and that do the same in both.
  ///
  /// - Throws: `ToolError.interrupted`, or an error if no process can be started.
  package func times(_ counts: Counts) throws -> TimesDocument {
    let probe = LoadProbe()
    let entries = try PairRunner.run(
      comparable(counts),
      of: arms,
      options.pairing,
      by: options.rule,
      isQuiet: options.isQuiet
    )
    return TimesDocument(
      suite: suite.name,
      shard: suite.shard,
      date: Clocks.date.ISO8601Format(),
      command: suite.tool.command,
      machine: MachineProbe.machine(),
      conditions: probe.conditions(),
      base: builds.base.identity,
      new: builds.new.identity,
      rule: options.rule,
      entries: entries
    )
  }

  /// No entry is comparable if the builds as such can't be compared.
  private func comparable(_ counts: Counts) -> [PairRunner.Item] {
    guard !counts.comparison.isRefused else { return [] }
    let base = counts.base.measured
    let new = counts.new.view.measured
    let changed = Set(counts.comparison.entries.filter(\.didSomethingElse).map(\.identity))
    let comparable = base.intersection(new).subtracting(changed)
    return suite.items.compactMap { item in
      guard comparable.contains(item.identity) else { return nil }
      return item.samplingWords.map { PairRunner.Item(identity: item.identity, words: $0) }
    }
  }

  // MARK: - Allocation stacks

  /// Explains the changed allocations of the two builds.
  ///
  /// - Throws: `ToolError.interrupted`.
  package func explanation(_ counts: Counts) throws -> ExplanationDocument {
    try Explainer.explain(
      counts.comparison,
      of: suite,
      options,
      base: { BaseBuild(arms.base, builds.base.identity) },
      new: arms.new
    )
  }

  /// Explains the changed allocations of a run that was held to a baseline.
  ///
  /// The base is a build of the commit that changed the baseline's file last. It is made only if
  /// there is something to explain.
  ///
  /// - Throws: `ToolError.interrupted`.
  package static func explanation(
    _ comparison: Comparison,
    of suite: ComparedSuite,
    againstBaseline file: String,
    _ options: BuildOptions
  ) throws -> ExplanationDocument {
    try Explainer.explain(
      comparison,
      of: suite,
      options,
      base: { try BaseBuild(ofBaseline: file, of: suite.tool, options) },
      new: nil
    )
  }
}
