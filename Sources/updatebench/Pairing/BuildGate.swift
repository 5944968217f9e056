import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// The gate that holds the package as it is now against another state of it.
enum BuildGate {
  /// The options that ask for it and say how.
  static let options: [OptionDefinition] = [
    .value("against", "REF", "compare with the build of a branch, tag or commit, times too"),
    .value("base-executable", "FILE", "compare with this executable instead of building one"),
    .value("head-executable", "FILE", "judge this executable instead of building one"),
    .value("builds", "DIR", "where builds are kept (default: .build/gate)"),
    .value("margin", "PERCENT", "the slowdown that is put up with (default: 2)"),
    .value("time-limit", "SECONDS", "how long a benchmark may be sampled in a stage (default: 5)"),
    .flag("no-time", "with --against, compare counts only"),
    .flag("allow-added", "with --against, let benchmarks pass that the base doesn't have"),
  ]

  /// Whether the arguments ask for this gate.
  static func isMeant(by arguments: Arguments) -> Bool {
    arguments.has("against") || arguments.has("base-executable")
  }

  /// Builds, counts, times and judges.
  ///
  /// - Throws: `UsageError`, or `ToolError`.
  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try RunRequest(arguments)
    let plan = try RunPlan(request)
    let rule = try rule(arguments)
    var pairing = PairProtocol()
    pairing.roundsMax = try arguments.integer("time-limit", in: 1...3_600, default: 5)
    pairing.timeoutSeconds = request.timeoutSeconds
    let output = RunOutput(arguments)
    try output.prepare(suite: plan.suite.name)
    Interruption.holdBack()
    let builds = try Builds(arguments, isQuiet: request.isQuiet)
    let arms = try ArmPair(base: builds.base.path, new: builds.new.path)
    let comparison = BuildComparison(
      request,
      plan,
      arms,
      allowsAnyBuild: arguments.has("any-build")
    )
    let counts = try comparison.counts()
    try output.write(counts.new)
    try tell(
      FailureReport.lines(of: counts.new.failures) + ComparisonReport.lines(of: counts.comparison),
      output
    )
    if arguments.has("explain") {
      try output.tell(
        try Explainer.explain(
          counts.comparison,
          of: plan,
          base: { BaseBuild(arms.base, builds.base.identity) },
          new: arms.new,
          isQuiet: request.isQuiet
        )
      )
    }
    var times: TimesDocument?
    if !arguments.has("no-time") {
      let probe = LoadProbe()
      let entries = try PairRunner.run(
        comparison.comparable(counts),
        of: arms,
        pairing,
        by: rule,
        isQuiet: request.isQuiet
      )
      let document = TimesDocument(
        suite: plan.suite.name,
        shard: plan.shard,
        date: Clocks.date.ISO8601Format(),
        command: ["updatebench"] + CommandLine.arguments.dropFirst(),
        machine: MachineProbe.machine(),
        conditions: probe.conditions(),
        base: builds.base.identity,
        new: builds.new.identity,
        rule: rule,
        entries: entries
      )
      try tell(TimesReport.lines(of: document), output)
      try tell([TimesReport.conclusion(of: document)], output)
      try output.write(document)
      times = document
    }
    return try judge(counts, times, by: standard(arguments), output)
  }

  /// What a worse or a better number means here.
  private static func standard(_ arguments: Arguments) -> ComparisonStandard {
    .build(allowsAdded: arguments.has("allow-added"))
  }

  /// Says what it all means, in every form that was asked for.
  private static func judge(
    _ counts: BuildComparison.Counts,
    _ times: TimesDocument?,
    by standard: ComparisonStandard,
    _ output: RunOutput
  ) throws -> ExitCode {
    let ofTimes = times?.entries.map(\.verdict.verdict) ?? []
    let verdict = Verdict.decisive(among: [standard.meaning(of: counts.comparison)] + ofTimes)
    try output.writeReports(
      counts.new,
      counts.comparison,
      times,
      by: standard,
      meaning: verdict
    )
    let conclusion = BuildReport.conclusion(of: counts.comparison, meaning: verdict)
    try tell(["gate: \(conclusion)"], output)
    return ExitCode(verdict)
  }

  private static func rule(_ arguments: Arguments) throws(UsageError) -> TimeRule {
    var rule = TimeRule.standard
    guard let text = arguments.value("margin") else { return rule }
    guard let percent = Double(text), percent > 0, percent <= 1_000 else {
      throw .badValue(option: "margin", found: text, expected: "a percentage above 0")
    }
    rule.margin = percent / 100
    return rule
  }

  /// Writes lines, unless standard output is for a document alone.
  private static func tell(_ lines: [String], _ output: RunOutput) throws(FileError) {
    guard !output.printsDocumentOnly else { return }
    for line in lines {
      try StandardOutput.writeLine(line)
    }
  }
}
