import Glibc
import UBCommandLineSupport
import UBMeasurement
import UBResults
import UBShell

/// The command line of a suite's executable.
@MainActor package enum SuiteCommand {
  /// Registers the suite's benchmarks, runs the command line and exits.
  static func main(registerBenchmarks: @escaping () -> Void) async {
    let words = Array(CommandLine.arguments.dropFirst())
    let status = await run(words) { try register(registerBenchmarks) }
    exit(status.rawValue)
  }

  private static func run(
    _ words: [String],
    registering register: () throws -> Void
  ) async -> ExitCode {
    let summary = "Measures the benchmarks of \(Suite.name)."
    let errors = CommandLineTool(name: Suite.name, summary: summary, verbs: [])
    return await errors.attempt {
      if words.first == MeasureCommand.word {
        return try await MeasureCommand.run(Array(words.dropFirst()), registering: register)
      }
      try register()
      let tool = Tool(
        name: Suite.name,
        summary: summary,
        product: Suite.name,
        suites: [IterationSuite()]
      )
      return tool.commandLine().run(completed(words))
    }
  }

  /// Registers the benchmarks; output of the suite goes to standard error meanwhile.
  ///
  /// - Throws: `ToolError.failed` if two have one name, or a name is none.
  private static func register(_ registerBenchmarks: () -> Void) throws(ToolError) {
    StandardOutput.divert(during: registerBenchmarks)
    if let name = BenchmarkRegistry.shared.duplicates.first {
      throw .failed("two benchmarks are called '\(name)'; each needs a name or tags of its own")
    }
    if let objection = NameKind.suite.objection(to: Suite.name) {
      throw .failed("the name of the executable: \(objection)")
    }
    for benchmark in BenchmarkRegistry.shared.benchmarks {
      if let objection = NameKind.benchmark.objection(to: benchmark.name) {
        throw .failed("the name of a benchmark: \(objection)")
      }
      for metric in benchmark.configuration.metrics {
        guard let objection = NameKind.metric.objection(to: metric.key) else { continue }
        throw .failed("the name of a metric of '\(benchmark.name)': \(objection)")
      }
    }
  }

  /// The words with `run` in front where they start without a verb.
  package static func completed(_ words: [String]) -> [String] {
    guard let first = words.first else { return ["run"] }
    let asksForHelp = ["--help", "-h"].contains(first)
    return first.hasPrefix("-") && !asksForHelp ? ["run"] + words : words
  }
}
