import UBCommandLineSupport
import UBMeasurement
import UBResults

/// Shows the suite's thresholds.
struct ThresholdsReadVerb: Verb {
  static let definition = VerbDefinition(
    name: "thresholds read",
    summary: "Shows the thresholds of each benchmark and the file they are in.",
    discussion: "Numbers are those of a whole iteration, not divided by the scaling factor.",
    options: BenchmarkFilter.options + [ThresholdStore.option]
  )

  static func run(_ arguments: Arguments) throws -> ExitCode {
    let store = ThresholdStore(arguments)
    for benchmark in try Suite.benchmarks(matching: try BenchmarkFilter(arguments)) {
      guard let values = try store.load(benchmark.name) else {
        try StandardOutput.writeLine("\(benchmark.name): none")
        continue
      }
      try StandardOutput.writeLine("\(benchmark.name): \(store.path(of: benchmark.name))")
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        try StandardOutput.writeLine("  \(name) \(value)")
      }
    }
    return .success
  }
}
