import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBWorkloads

/// Shows what can be run.
struct ListVerb: Verb {
  static let definition = VerbDefinition(
    name: "list",
    summary: "Shows the suites, their benchmarks, and the questions these answer.",
    discussion: "With --suite or --filter only what matches is shown.",
    options: [
      .value("suite", "NAME", "only this suite"),
      .value("filter", "TEXT", "only benchmarks whose name, id or label has it; * and ? allowed"),
    ]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let filter = arguments.value("filter").map(NameFilter.init)
    let suites =
      arguments.has("suite")
      ? [try RunnableSuite.named(arguments.value("suite"))]
      : RunnableSuite.all.filter { !$0.isHidden }
    for suite in suites {
      try StandardOutput.writeLine("\(suite.name): \(suite.summary)")
      for benchmark in suite.benchmarks {
        let label = benchmark.label(try benchmark.parameters(setting: benchmark.settings))
        let names = [benchmark.definition.name, benchmark.definition.id, label]
        guard filter?.matches(anyOf: names) ?? true else { continue }
        try StandardOutput.writeLine("  \(benchmark.definition.id) \(label)")
        try StandardOutput.writeLine("    \(benchmark.definition.question)")
        try StandardOutput.writeLine(
          "    strategies: \(benchmark.strategies.joined(separator: ", "))"
        )
      }
    }
    return .success
  }
}
