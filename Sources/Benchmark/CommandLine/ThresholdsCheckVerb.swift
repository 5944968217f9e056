import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Measures the suite and holds it against its files of thresholds.
struct ThresholdsCheckVerb: Verb {
  static let definition = VerbDefinition(
    name: "thresholds check",
    summary: "Measures the suite and fails if a 90th percentile isn't that of its file.",
    discussion: """
      Each benchmark has a file Thresholds/SUITE.BENCHMARK.p90.json with a number a metric. A number
      has to be met both ways: exactly, or as nearly as the benchmark's own thresholds allow at the
      90th percentile. A benchmark without a file is no pass, nor is a file without a benchmark, nor
      a metric that only one side has. Times are compared only with --time.
      """,
    options: SuiteRequest.options + SuiteOutput.options
      + [ThresholdStore.option, SuiteJudgement.timeOption, SuiteJudgement.anyBuildOption]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let request = try SuiteRequest(arguments, purpose: .judge)
    let store = ThresholdStore(arguments)
    try store.checkNames(of: BenchmarkRegistry.shared.benchmarks)
    return try SuiteGateVerb.gate(request, arguments, verb: definition.name) { results in
      ThresholdJudgement.compare(
        results,
        with: store,
        in: request,
        allowsAnyBuild: arguments.has("any-build")
      )
    }
  }
}
