import Testing

@Suite struct GlossaryTests {
  @Test func namesUseTheGlossary() throws {
    let files = try Repository.sources() + Repository.tests()
    expectNone(files.flatMap(GlossaryRule.synonyms))
  }

  @Test func aSynonymIsFound() {
    let file = SourceFile(
      path: "A.swift",
      text: "func runScenario() {}\nlet burnInCount = 1\nstruct Reuse {}\nlet obsession = 1\n"
    )
    #expect(
      GlossaryRule.synonyms(in: file).map(\.description) == [
        "A.swift:1: 'runScenario': the word for 'scenario' is 'workload'",
        "A.swift:2: 'burnInCount': the word for 'burnin' is 'warmUp'",
      ]
    )
  }
}
