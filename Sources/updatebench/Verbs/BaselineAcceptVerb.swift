import CommandLineSupport
import FoundationEssentials
import Measurement
import Regression
import Results

/// Holds later runs to new numbers.
struct BaselineAcceptVerb: Verb {
  static var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline accept",
      summary: "Counts a suite and makes its numbers the baseline, with the reason.",
      discussion: """
        Prints each number that changes. The reason is kept in the baseline. With
        --filter, --strategy or --set only what was run changes.
        """,
      options: [.value("reason", "TEXT", "why the new numbers are right (required)")]
        + BaselineSource.options + Judgement.options
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard let reason = arguments.value("reason"), reason.contains(where: { !$0.isWhitespace })
    else {
      throw UsageError.missingOption("reason", verb: definition.name)
    }
    let store = Judgement.store(arguments)
    let suite = try RunnableSuite.named(arguments.value("suite")).name
    if !arguments.has("from") {
      // Nothing is measured for a baseline that isn't there.
      _ = try store.load(suite: suite, swift: Toolchain.currentSwift)
    }
    let (run, scope) = try BaselineSource.run(arguments, suite: suite)
    let baseline = try store.load(suite: suite, swift: run.toolchain.swift)
    let (accepted, changes) = try accept(run, into: baseline, in: scope, reason: reason)
    guard !changes.isEmpty else {
      try StandardOutput.writeLine("nothing differs; the baseline is unchanged")
      return .success
    }
    let path = try store.save(accepted)
    for change in changes {
      try StandardOutput.writeLine(change)
    }
    try StandardOutput.writeLine("accepted \(changes.count) changes into \(path): \(reason)")
    return .success
  }

  private static func accept(
    _ run: Baseline,
    into baseline: Baseline,
    in scope: ComparisonScope,
    reason: String
  ) throws(ToolError) -> (baseline: Baseline, changes: [String]) {
    do throws(AcceptanceError) {
      let date = Clocks.date.ISO8601Format()
      return try baseline.accepting(run, in: scope, reason: reason, date: date)
    } catch {
      throw .notComparable(error.description)
    }
  }
}
