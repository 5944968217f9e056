import Testing

@Suite struct TestFinderTests {
  @Test func testsAreFoundWithTheirSuitesAndLabels() {
    let file = SourceFile(
      path: "A.swift",
      text: """
        @Suite struct ListTests {
          private struct Fixture {}

          @Test func rowsLeave() {
            leave()
          }

          /// R1: in order.
          @Test(
            "R2: under every strategy",
            arguments: [(1, 2)]
          )
          private func rowsEnter(_ first: Int, in second: [Int: (Int, Int)]) async throws {
          }

          func helper() {}
        }

        extension OtherTests {
          @Test("quoted func text()") func cells(kind: Kind) {}
        }
        // @Test func commented() {}
        """
    )
    let tests = TestFinder.tests(in: file)
    #expect(
      tests.map(\.identifier) == [
        "ListTests/rowsLeave()", "ListTests/rowsEnter(_:in:)", "OtherTests/cells(kind:)",
      ]
    )
    #expect(
      tests.map { $0.declaration.split(separator: "\n").count } == [1, 6, 1]
    )
    #expect(tests[1].declaration.hasPrefix("  /// R1: in order."))
  }
}
