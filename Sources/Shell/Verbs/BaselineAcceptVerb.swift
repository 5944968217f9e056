import UBCommandLineSupport
import FoundationEssentials
import UBMeasurement
import UBRegression
import UBResults

/// Holds later runs to new numbers.
struct BaselineAcceptVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "baseline accept",
      summary: "Measures a suite and makes its numbers the baseline, with the reason.",
      discussion: """
        Prints each number that changes. The reason is kept in the baseline. With --expires, the
        gate fails with 2 once that day is over, for each entry in which something is still worse
        than before. An acceptance concerns the entries that differ; where none does, it renews or
        lifts the days of the entries that have one. With a filter, only what was run changes.
        """,
      operands: [BenchmarkFilter.operand],
      options: [
        .value("reason", "TEXT", "why the new numbers are right (required)"),
        .value("expires", "DAY", "accept regressions until the end of YYYY-MM-DD, in UTC"),
        BaselineSource.option,
      ] + tool.countingOptions + tool.thresholdOptions + Judgement.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let terms = try terms(arguments)
    let store = Judgement.store(arguments)
    let (suite, request) = try tool.request(arguments, purpose: .judge)
    if !arguments.has("from") {
      // Nothing is measured for a baseline that doesn't exist.
      _ = try store.load(suite: suite.name, swift: Toolchain.currentSwift)
    }
    let source = try BaselineSource(
      arguments,
      of: suite,
      Judgement.countingInstructions(request, of: suite, arguments)
    )
    let swift = source.run.toolchain.swift
    // Read again under the lock: another process may have accepted other numbers meanwhile.
    guard store.exists(suite: suite.name, swift: swift) else {
      throw DocumentError.absent(file: store.path(suite: suite.name, swift: swift))
    }
    let lock = try AtomicFile.lock(forFile: store.path(suite: suite.name, swift: swift))
    let baseline = try store.load(suite: suite.name, swift: swift)
    let (accepted, changes) = try accept(source, into: baseline, on: terms)
    guard !changes.isEmpty else {
      try StandardOutput.writeLine("nothing differs; the baseline is unchanged")
      return .success
    }
    let path = try store.save(accepted, holding: lock)
    for change in changes {
      try StandardOutput.writeLine(change)
    }
    let amount = Amount.of(changes.count, "change")
    try StandardOutput.writeLine("accepted \(amount) into \(path): \(terms.reason)")
    return .success
  }

  private func accept(
    _ source: BaselineSource,
    into baseline: Baseline,
    on terms: Acceptance
  ) throws -> (Baseline, changes: [String]) {
    do throws(AcceptanceError) {
      return try baseline.accepting(source.run, by: source.rules, in: source.scope, on: terms)
    } catch {
      guard case .nothingWorse = error, let day = terms.expires else {
        throw ToolError.notComparable(error.description)
      }
      throw UsageError.badValue(
        option: "expires",
        found: day.description,
        expected: "no day, as nothing is worse than before"
      )
    }
  }

  // MARK: - Options

  private func terms(_ arguments: Arguments) throws(UsageError) -> Acceptance {
    guard let reason = arguments.value("reason"), reason.contains(where: { !$0.isWhitespace })
    else {
      throw .missingOption("reason", verb: definition.name)
    }
    return Acceptance(
      date: Clocks.date.ISO8601Format(),
      reason: reason,
      expires: try Self.expires(arguments.value("expires"), today: Clocks.today)
    )
  }

  private static func expires(_ text: String?, today: Day) throws(UsageError) -> Day? {
    guard let text else { return nil }
    guard let day = Day(text) else {
      throw .badValue(option: "expires", found: text, expected: "a day in the form YYYY-MM-DD")
    }
    guard day >= today else {
      throw .badValue(option: "expires", found: text, expected: "a day from \(today) on")
    }
    return day
  }
}
