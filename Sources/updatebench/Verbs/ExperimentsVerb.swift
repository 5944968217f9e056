import UBCommandLineSupport
import UBExperiments
import UBMeasurement
import UBShell

/// Runs the experiments and shows what each says of its claim.
struct ExperimentsVerb: Verb {
  let definition = VerbDefinition(
    name: "experiments",
    summary: "Settles claims about updates by counts.",
    discussion: """
      Each experiment counts the same thing under two circumstances or more and says whether a
      claim holds. The counts are stated beforehand: the exit status is 2 if one differs. Claims
      that can't be settled here are listed with the reason.
      """,
    options: [
      .value("filter", "TEXT", "only claims whose name or id has it; * and ? allowed"),
      .flag("markdown", "print tables"),
    ]
  )

  func run(_ arguments: Arguments) throws -> ExitCode {
    let filter = arguments.value("filter").map(NameFilter.init)
    let experiments = Experiments.all.filter { experiment in
      filter?.matches(anyOf: [experiment.id, experiment.name]) ?? true
    }
    let uncounted = Experiments.uncounted.filter { filter?.matches(anyOf: [$0.id]) ?? true }
    guard !experiments.isEmpty || !uncounted.isEmpty else {
      throw UsageError.unknownName(
        kind: "experiment",
        name: arguments.value("filter") ?? "",
        known: Experiments.all.map(\.id) + Experiments.uncounted.map(\.id)
      )
    }
    let report = try ExperimentReport(running: experiments, uncounted: uncounted)
    try StandardOutput.write(arguments.has("markdown") ? report.markdown : report.terminalText)
    return report.isAsStated ? .success : .regression
  }
}
