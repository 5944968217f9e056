import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Compares two stored documents.
struct CompareVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "compare",
      summary: "Compares a stored result with another, or with a baseline.",
      discussion: """
        The first file is the base: a result document, a baseline, or a folder of baselines. The
        second is the result document that is held against it. Nothing is measured, and the exit
        status is that of 'gate'. Times are not compared: between two runs at different moments, a
        change can't be told from the machine's other work.
        """,
      operands: ["BASE.json", "NEW.json"],
      options: BenchmarkFilter.options + [Tool.metricOption, Judgement.anyBuildOption]
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let (run, base, comparison) = try Self.compare(
      arguments.operands[0],
      arguments.operands[1],
      of: tool,
      arguments
    )
    var rules = tool.rules(ofSuite: run.suite)
    rules.metrics = Set(arguments.all("metric"))
    let measured = run.entries.flatMap(\.measurements).map(\.metric.key)
    try rules.checkMetrics(among: rules.known.keys + measured)
    for line in FailureReport.lines(of: run.failures) + ComparisonReport.lines(of: comparison) {
      try StandardOutput.writeLine(line)
    }
    for line in base.map({ FrameReport.lines(from: $0, to: run) }) ?? [] {
      try StandardOutput.writeLine(line)
    }
    try StandardOutput.writeLine("compare: \(ComparisonReport.conclusion(of: comparison))")
    return ExitCode(comparison.verdict)
  }

  /// Holds the results in one file against another file, or a folder of baselines.
  ///
  /// - Returns: the chosen results, those of the base if it has any, and their comparison.
  /// - Throws: `ToolError.notComparable` for an unreadable file; `UsageError` for a malformed
  ///   filter.
  @MainActor static func compare(
    _ base: String,
    _ run: String,
    of tool: Tool,
    _ arguments: Arguments
  ) throws -> (run: ResultView, base: ResultView?, comparison: Comparison) {
    let filter = try BenchmarkFilter(arguments, operands: [])
    do throws(DocumentError) {
      let view = Self.part(of: try StoredResult(ofFile: run).view, by: filter)
      var rules = tool.rules(ofSuite: view.suite)
      rules.metrics = Set(arguments.all("metric"))
      let stored = try StoredBase.baseline(base, of: view, by: rules)
      let comparison = Comparison(
        base: stored.baseline,
        run: view,
        by: rules,
        in: ComparisonScope { identity, entry in
          filter.matches(Self.names(of: identity, entry.facts))
        },
        on: Clocks.today,
        standard: AtomicFile.isFolder(base) ? .baseline : .run,
        allowsAnyBuild: arguments.has("any-build")
      )
      return (view, stored.results, comparison)
    } catch {
      throw ToolError.notComparable(error.description)
    }
  }
}

extension CompareVerb {
  /// The part of a run whose benchmarks a filter lets through.
  private static func part(of whole: ResultView, by filter: BenchmarkFilter) -> ResultView {
    var part = whole
    part.entries.removeAll { !filter.matches(names(of: $0.identity, $0.facts)) }
    part.failures.removeAll { failure in
      !filter.matches(names(of: failure.identity, whole[failure.identity]?.facts ?? [:]))
    }
    return part
  }

  /// The names of an entry that filters match: the label, and a workload's name and id.
  nonisolated private static func names(
    of identity: EntryIdentity,
    _ facts: [String: PlainValue]
  ) -> [String] {
    [identity.label] + ["benchmark", "id"].compactMap { facts[$0]?.description }
  }
}
