import Testing

/// The texts of help and lists.
@Suite struct HelpTests {
  /// The verbs of every tool of workloads.
  private static let verbs = [
    "list", "run", "compare", "gate", "check", "baseline save", "baseline show",
    "baseline accept", "baseline delete", "export", "history append", "history show",
    "history changes", "scaling", "merge", "budget",
  ]
  /// The verbs of this package's tool alone.
  private static let ownVerbs = ["experiments", "solve"]

  @Test(arguments: [
    (Tool.Product.updatebench, verbs + ownVerbs), (.fixture, verbs),
    (.calibration, verbs + ownVerbs + ["power"]),
  ])
  func theToolNamesEveryVerbAndNoOther(product: Tool.Product, verbs: [String]) throws {
    let ending = try Tool(folder: Folder(), product: product).run(["--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\nusage: \(product.rawValue) VERB [OPTIONS]\n"))
    let lines = ending.output.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.drop { $0 != "verbs:" }.dropFirst().prefix { !$0.isEmpty }
    #expect(shown.map { String($0.dropFirst(2).split(separator: "  ")[0]) } == verbs)
  }

  @Test(arguments: verbs + ownVerbs + ["power"])
  func everyVerbExplainsItself(verb: String) throws {
    let words = verb.split(separator: " ").map(String.init)
    let ending = try Tool(folder: Folder()).run(words + ["--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\nusage: calibration \(verb) "))
    #expect(ending.output.contains("--help "))
  }

  @Test func theToolNamesItsExitStatus() throws {
    let ending = try Tool(folder: Folder(), product: .updatebench).run(["--help"])
    #expect(ending.output.contains("\n       if several apply: 2 over 4 over 3 over 5\n"))
  }

  @Test func aGroupOfVerbsExplainsItself() throws {
    let ending = try Tool(folder: Folder(), product: .updatebench).run(["history", "--help"])
    #expect(ending.status == 0)
    #expect(ending.output.contains("\n  history changes  "))
    #expect(!ending.output.contains("\n  baseline "))
  }
}
