import UBCommandLineSupport
import UBMeasurement
import UBRegression
import UBReports
import UBResults

/// Measures a suite and holds it against the baseline.
struct GateVerb: Verb {
  static var definition: VerbDefinition {
    VerbDefinition(
      name: "gate",
      summary: "Measures a suite, compares it with the baseline, and fails if anything differs.",
      discussion: """
        Counts, allocations, frames and digests are compared exactly, both ways: what is better
        fails too until 'baseline accept' locks it in, so that no later change can hide in the
        slack. Times are not compared. What can't be compared is no pass: a missing baseline,
        benchmark or metric, another Swift version, a crash, numbers that differ between runs, a
        strategy that displays something else than \(StrategyNames.reference) does, a debug or
        checked build.

        With --against the package is built as it was at a commit and as it lies in the folder now,
        both builds count, and their times are taken in pairs on one processor. A slowdown has to
        show in two stages with fresh processes; where the base's times differ from those of its
        own copy, no time is judged. What is better passes, since nothing is stored.

        With --explain, entries whose allocations changed are run once more in each build, and the
        passes and call stacks that differ are told. The base's are those of the commit in which the
        baseline was changed last, or of --against. No verdict depends on it.
        """,
      options: RunRequest.countingOptions + RunOutput.options + Judgement.options
        + BuildGate.options + Explainer.options
    )
  }

  static func run(_ arguments: Arguments) throws -> ExitCode {
    guard !BuildGate.isMeant(by: arguments) else { return try BuildGate.run(arguments) }
    var request = try RunRequest(arguments)
    request.repetitions = nil
    let output = RunOutput(arguments)
    let plan = try RunPlan(request)
    try output.prepare(suite: plan.suite.name)
    let document = try SuiteRunner.run(plan, isQuiet: request.isQuiet)
    let comparison = Judgement.compare(document, of: plan, arguments)
    let writing = Result { try output.write(document, comparison) }
    if !output.printsDocumentOnly {
      let failures = FailureReport.lines(of: document.failures)
      let lines = failures + ComparisonReport.lines(of: comparison)
      for line in lines {
        try StandardOutput.writeLine(line)
      }
      try StandardOutput.writeLine("gate: \(Conclusion.text(of: document, comparison: comparison))")
    }
    try writing.get()
    if arguments.has("explain") {
      let store = Judgement.store(arguments)
      let file = store.path(suite: document.suite, swift: document.toolchain.swift)
      let explanation = try Explainer.explain(
        comparison,
        of: plan,
        base: { try BaseBuild(ofBaseline: file, arguments, isQuiet: request.isQuiet) },
        isQuiet: request.isQuiet
      )
      try output.tell(explanation)
    }
    return ExitCode(comparison.verdict)
  }
}
