import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Shows the suites and their benchmarks.
struct ListVerb: Verb {
  let tool: Tool

  var definition: VerbDefinition {
    VerbDefinition(
      name: "list",
      summary: "Shows the suites and their benchmarks.",
      discussion: """
        Each benchmark is shown once, with its parameter sets on a line. With NAME, its parameters
        are shown too, with their defaults and the values they take.
        """,
      operands: [BenchmarkFilter.operand],
      options: [.value("suite", "NAME", "only this suite")] + BenchmarkFilter.options
    )
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    let filter = try BenchmarkFilter(arguments, operands: arguments.operands)
    let suites =
      arguments.has("suite")
      ? [try tool.suite(named: arguments.value("suite"))] : tool.suites
    try filter.refuseUnmatched(
      among: try suites.flatMap { try $0.listing().map(\.names) },
      ofSuite: suites.map(\.name).joined(separator: ", ")
    )
    var count = 0
    for suite in suites {
      let benchmarks = try suite.listing().filter { filter.matches($0.names) }
      guard !benchmarks.isEmpty || filter.choosesAll else { continue }
      count += benchmarks.count
      try StandardOutput.writeLine("\(suite.name): \(suite.summary)")
      for benchmark in benchmarks {
        try StandardOutput.writeLine("  \(benchmark.title)")
        for line in benchmark.lines + (filter.choosesAll ? [] : benchmark.details) {
          try StandardOutput.writeLine("    \(line)")
        }
      }
    }
    guard count > 0 || filter.choosesAll else {
      throw UsageError.noMatch(
        filter: filter.description,
        suite: suites.map(\.name).joined(separator: ", "),
        known: try suites.flatMap { try $0.listing().compactMap(\.names.first) }
      )
    }
    return .success
  }
}
