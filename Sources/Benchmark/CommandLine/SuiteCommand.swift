import UBCommandLineSupport
import Glibc
import UBMeasurement

/// The command line of a suite's executable.
@MainActor package enum SuiteCommand {
  /// What the executable can be told to do; the first unless it is told something.
  private static let verbs: [any Verb.Type] = [
    SuiteRunVerb.self, SuiteListVerb.self, SuiteCompareVerb.self, SuiteGateVerb.self,
    SuiteCheckVerb.self, SuiteBaselineSaveVerb.self, SuiteBaselineShowVerb.self,
    SuiteBaselineAcceptVerb.self, SuiteBaselineDeleteVerb.self, SuiteExportVerb.self,
    ThresholdsReadVerb.self, ThresholdsUpdateVerb.self, ThresholdsCheckVerb.self,
  ]

  /// Registers the suite's benchmarks, does what the command line says and exits.
  static func main(registerBenchmarks: @escaping () -> Void) async {
    let words = Array(CommandLine.arguments.dropFirst())
    let tool = CommandLineTool(
      name: Suite.name,
      summary: "Measures the benchmarks of \(Suite.name).",
      verbs: verbs
    )
    let register = { try Self.register(registerBenchmarks) }
    if words.first == MeasureCommand.word {
      let status = await tool.attempt {
        try await MeasureCommand.run(Array(words.dropFirst()), registering: register)
      }
      exit(status.rawValue)
    }
    let status = await tool.attempt {
      try register()
      return tool.run(Self.completed(words))
    }
    exit(status.rawValue)
  }

  /// Registers the benchmarks; what that prints goes to standard error.
  ///
  /// - Throws: `ToolError.failed` if two have one name.
  private static func register(_ registerBenchmarks: () -> Void) throws(ToolError) {
    StandardOutput.divert(during: registerBenchmarks)
    if let name = BenchmarkRegistry.shared.duplicates.first {
      throw .failed("two benchmarks are called '\(name)'; each needs a name or tags of its own")
    }
  }

  /// The words with `run` in front, if they name no verb.
  package static func completed(_ words: [String]) -> [String] {
    guard let first = words.first else { return ["run"] }
    let asksForHelp = ["--help", "-h"].contains(first)
    return first.hasPrefix("-") && !asksForHelp ? ["run"] + words : words
  }
}
