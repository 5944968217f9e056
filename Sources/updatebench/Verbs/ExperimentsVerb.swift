import UBCommandLineSupport
import UBExperiments
import UBMeasurement
import UBShell

/// Runs the experiments and shows whether each claim holds.
struct ExperimentsVerb: Verb {
  let definition = VerbDefinition(
    name: "experiments",
    summary: "Settles claims about updates by counts.",
    discussion: """
      NAME is a claim's name or id, a part of one, or a pattern with * and ?. Each experiment counts
      the same thing under two circumstances or more and says whether a claim holds. The counts are
      stated beforehand: the exit status is 2 if one differs. Claims that can't be settled here are
      listed with the reason.
      """,
    operands: ["[NAME...]"],
    options: [
      .flag("markdown", "print tables")
    ]
  )

  func run(_ arguments: Arguments) throws -> ExitCode {
    let filters = arguments.operands.map(NameFilter.init)
    func isChosen(_ names: [String]) -> Bool {
      filters.isEmpty || filters.contains { $0.matches(anyOf: names) }
    }
    let experiments = Experiments.all.filter { isChosen([$0.id, $0.name]) }
    let uncounted = Experiments.uncounted.filter { isChosen([$0.id]) }
    let names =
      Experiments.all.map { [$0.id, $0.name] } + Experiments.uncounted.map { [$0.id] }
    let unmatched = zip(arguments.operands, filters).filter { _, filter in
      !names.contains { filter.matches(anyOf: $0) }
    }
    guard unmatched.isEmpty else {
      throw UsageError.unknownName(
        kind: "experiment",
        name: unmatched.map(\.0).joined(separator: ", "),
        known: Experiments.all.map(\.id) + Experiments.uncounted.map(\.id)
      )
    }
    let report = try ExperimentReport(running: experiments, uncounted: uncounted)
    try StandardOutput.write(arguments.has("markdown") ? report.markdown : report.terminalText)
    return report.isAsStated ? .success : .regression
  }
}
