import CommandLineSupport
import FoundationEssentials
import Measurement
import Regression
import Results

/// Holds later runs to new numbers.
struct SuiteBaselineAcceptVerb: Verb {
  static let definition = VerbDefinition(
    name: "baseline accept",
    summary: "Measures the suite and makes its numbers the baseline, with the reason.",
    discussion: """
      Prints each number that changes. The reason is kept in the baseline. With --filter, --skip or
      --metric only what was run changes.
      """,
    options: [.value("reason", "TEXT", "why the new numbers are right (required)")]
      + SuiteRequest.options + SuiteJudgement.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard let reason = arguments.value("reason"), reason.contains(where: { !$0.isWhitespace })
    else {
      throw UsageError.missingOption("reason", verb: definition.name)
    }
    let request = try SuiteRequest(arguments, purpose: .judge)
    let store = SuiteJudgement.store(arguments)
    // Nothing is measured for a baseline that isn't there.
    let baseline = try store.load(swift: Toolchain.currentSwift)
    let results = try SuiteRunner.run(request)
    let run = try SuiteJudgement.baseline(of: results, arguments)
    let (accepted, changes) = try accept(run, into: baseline, in: request, reason: reason)
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
    _ run: SuiteBaseline,
    into baseline: SuiteBaseline,
    in scope: SuiteRequest,
    reason: String
  ) throws(ToolError) -> (baseline: SuiteBaseline, changes: [String]) {
    do throws(AcceptanceError) {
      let date = Clocks.date.ISO8601Format()
      return try baseline.accepting(run, in: scope, reason: reason, date: date)
    } catch {
      throw .notComparable(error.description)
    }
  }
}
