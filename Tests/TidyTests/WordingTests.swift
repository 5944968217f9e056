import Testing

@Suite struct WordingTests {
  @Test func textsSpeakOfTheProjectAlone() throws {
    for file in try Repository.texts() where !file.path.hasPrefix("Tests/TidyTests/") {
      expectNone(try WordingRule.violations(in: file))
    }
  }

  @Test func namesUseTheGlossary() throws {
    let files = try Repository.sources() + Repository.tests()
    expectNone(files.flatMap(WordingRule.synonyms))
  }

  @Test(arguments: [
    "cd /work/main",
    "export HOME=/root/x",
    "The assistant adds a test.",
    "pip install --index-url x",
    "See https://registry.example.com/simple for packages.",
  ])
  func whatIsNotOfTheProjectIsFound(line: String) throws {
    let file = SourceFile(path: "README.md", text: "\n\(line)\n")
    #expect(try WordingRule.violations(in: file).map(\.line) == [2])
  }

  @Test(arguments: [
    "Sources/work/counters",
    "https://github.com/apple/swift-format",
    "the work of a frame",
    "./home/page",
  ])
  func whatLooksLikeItIsNotFound(line: String) throws {
    #expect(try WordingRule.violations(in: SourceFile(path: "README.md", text: line)) == [])
  }

  @Test func aSynonymIsFound() {
    let file = SourceFile(
      path: "A.swift",
      text: "func runScenario() {}\nlet burnInCount = 1\nstruct Reuse {}\nlet obsession = 1\n"
    )
    #expect(
      WordingRule.synonyms(in: file).map(\.description) == [
        "A.swift:1: 'runScenario': the word for 'scenario' is 'workload'",
        "A.swift:2: 'burnInCount': the word for 'burnin' is 'warmUp'",
      ]
    )
  }
}
