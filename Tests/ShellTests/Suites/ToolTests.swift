import Testing
import UBCommandLineSupport
import UBShell

@MainActor @Suite struct ToolTests {
  private static let common = [
    "list", "run", "compare", "gate", "check", "baseline save", "baseline show",
    "baseline accept", "baseline delete", "export", "history append", "history show",
    "history changes", "scaling", "merge",
  ]

  @Test func everyToolHasTheSameVerbs() {
    #expect(names(of: []) == Self.common)
    #expect(names(of: [.strategies, .parameters, .traces]) == Self.common)
  }

  @Test func onlyThresholdsHaveVerbsOfTheirOwn() {
    #expect(
      names(of: [.thresholds])
        == Self.common + ["thresholds read", "thresholds update", "thresholds check"]
    )
  }

  /// An option that no suite understands is an error, and not ignored.
  @Test(arguments: [
    (SuiteFeatures.strategies, ["strategy"]), (.parameters, ["set", "repetitions", "processes"]),
    (.traces, ["trace"]), (.thresholds, ["scale"]),
  ])
  func anOptionNeedsASuiteThatUnderstandsIt(features: SuiteFeatures, options: [String]) {
    #expect(Set(options).isSubset(of: self.options(of: "run", features)))
    #expect(Set(options).isDisjoint(with: self.options(of: "run", [])))
  }

  @Test func onlyAGateOfThresholdsJudgesTimes() {
    #expect(options(of: "gate", [.thresholds]).contains("time"))
    #expect(!options(of: "gate", [.strategies]).contains("time"))
    #expect(!options(of: "run", [.thresholds]).contains("time"))
  }

  @Test func everyVerbChoosesBenchmarksAlike() {
    for verb in ["list", "run", "gate", "baseline save", "baseline accept", "scaling"] {
      #expect(options(of: verb, []).isSuperset(of: ["suite", "filter", "skip"]), "\(verb)")
    }
  }

  private func names(of features: SuiteFeatures) -> [String] {
    Examples.tool(features).verbs.map(\.definition.name)
  }

  private func options(of verb: String, _ features: SuiteFeatures) -> Set<String> {
    let definition = Examples.tool(features).verbs.map(\.definition).first { $0.name == verb }
    return Set(definition?.options.map(\.name) ?? [])
  }
}
