import Testing

@Suite struct MirrorTests {
  @Test func everyPassHasItsTest() throws {
    #expect(
      MirrorRule.missingTests(
        sources: try paths(in: "Sources/UpdatePipeline/Passes"),
        tests: try paths(in: "Tests/UpdatePipelineTests/Passes")
      ) == []
    )
  }

  /// The paths of the Swift files in a folder, relative to it.
  private func paths(in folder: String) throws -> [String] {
    try Repository.swiftFiles(in: folder).map { $0.path.replacing(folder, with: "") }
  }

  @Test func aFileWithoutItsTestIsFound() {
    #expect(
      MirrorRule.missingTests(
        sources: ["/A.swift", "/A+Order.swift", "/Deep/B.swift", "/Deep/C+Order.swift"],
        tests: ["/ATests.swift", "/BTests.swift", "/Deep/C+OrderTests.swift"]
      ) == ["/Deep/BTests.swift"]
    )
  }
}
