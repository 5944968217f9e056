import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Shows the suite's benchmarks.
struct SuiteListVerb: Verb {
  static let definition = VerbDefinition(
    name: "list",
    summary: "Shows the benchmarks and what they are measured by.",
    discussion: "Metrics that can't be measured here are told with the reason.",
    options: BenchmarkFilter.options
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let instructions = InstructionSource(simulating: false)
    for benchmark in try Suite.benchmarks(matching: try BenchmarkFilter(arguments)) {
      let metrics = benchmark.configuration.metrics
      func reason(_ metric: BenchmarkMetric) -> String? {
        Availability.reason(against: metric, countingInstructionsBy: instructions)
      }
      let possible = metrics.filter { reason($0) == nil }
      try StandardOutput.writeLine(benchmark.name)
      try StandardOutput.writeLine(
        "  metrics: \(possible.map(\.rawDescription).joined(separator: ", "))"
      )
      for metric in metrics {
        guard let reason = reason(metric) else { continue }
        try StandardOutput.writeLine("  not available: \(metric.rawDescription): \(reason)")
      }
    }
    return .success
  }
}
